// Changes that are shown with a transition, if the browser has transitions and the person has not asked for less motion.

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** The change that waits for the frame in which its transition begins. */
let prepared = null;
let transition = null;

/** Makes the waiting change, because another message follows or its frame has begun. */
function makePrepared() {
  const change = prepared;
  prepared = null;
  change?.();
}

/** Changes the page with a transition. */
function animate(change) {
  if (stillness.matches || !document.$startViewTransition || document.$hidden || memory) return change();
  nameParts();
  prepared = change;
  transition = document.$startViewTransition(() => {
    makeSafely(makePrepared);
    nameParts();
  });
  // A transition that is not shown is not an error.
  transition.ready.catch(() => {});
}

/** Names the elements that have their own transitions. */
function nameParts() {
  for (const element of all("[data-vsm-name]")) element.$style.viewTransitionName = element.$dataset.vsmName;
}

// The content of a running transition cannot be clicked. A click ends the transition and is then repeated.
addEventListener("click", async ({ target, clientX, clientY }) => {
  if (target !== document.$documentElement || !transition) return;
  transition.skipTransition();
  await transition.finished;
  const element = document.$elementFromPoint(clientX, clientY);
  if (element === target) return;
  element?.$closest("a[href], button, input, select, textarea, [tabindex]")?.$focus();
  element?.$click();
});
