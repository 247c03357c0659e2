// Changes that are shown with a transition, if the browser has transitions and the person has not asked for less motion.

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** The change that waits for the frame in which its transition begins. */
let prepared = null;
let transition = null;

/** Makes the change that waits: another message follows it, or its frame has come. */
function makePrepared() {
  const change = prepared;
  prepared = null;
  change?.();
}

/** Changes the page with a transition. */
function animate(change) {
  if (stillness.matches || !document.startViewTransition || document.hidden || memory) return change();
  nameParts();
  prepared = change;
  transition = document.startViewTransition(() => {
    makeSafely(makePrepared);
    nameParts();
  });
  // A transition that is not shown is no problem.
  transition.ready.catch(() => {});
}

/** Gives the elements that are moved by themselves their names. */
function nameParts() {
  for (const element of all("[data-vsm-name]")) element.style.viewTransitionName = element.dataset.vsmName;
}

// While a transition runs, what it shows cannot be clicked: a click ends it, and is made then.
addEventListener("click", async ({ target, clientX, clientY }) => {
  if (target !== document.documentElement || !transition) return;
  transition.skipTransition();
  await transition.finished;
  const element = document.elementFromPoint(clientX, clientY);
  if (element === target) return;
  element?.closest("a[href], button, input, select, textarea, [tabindex]")?.focus();
  element?.click();
});
