// The user's events, and the feedback on them.

/** The innermost element around a node that handles the event. */
function listener(node, kind) {
  for (let element = node; element && element !== page; element = element.parentElement) {
    if (element.getAttribute?.("data-vsm-on")?.split(" ").includes(kind)) return element;
  }
  return null;
}

const isUnderWay = (element) => unacknowledged.some((entry) => entry.element === element);

function sendEvent(element, kind, payload = {}, field = undefined) {
  send({ type: "event", kind, ...payload }, element, field);
}

/** Sends one text at a time; what is typed meanwhile is sent after the answer. */
function sendInput(field) {
  const element = listener(field, "input");
  if (!element) return;
  if (!isUnderWay(element)) sendEvent(element, "input", { value: field.value.toWellFormed() }, field);
}

function visit(target, scrolls) {
  send({ type: "visit", target, scrolls }, null);
}

page.addEventListener("click", (event) => {
  const element = listener(event.target, "click");
  if (element) {
    if (element.localName === "a") event.preventDefault();
    if (!element.disabled && !isUnderWay(element)) sendEvent(element, "click");
    return;
  }
  const link = event.target.closest("a[href]");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  // Without a connection, the link works like any link.
  if (!isJoined || link.hash) return;
  event.preventDefault();
  visit(link.pathname + link.search, true);
});

// A link that is announced as a button can be pressed with the space bar.
page.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.matches("a[role=button]")) return;
  event.preventDefault();
  event.target.click();
});

page.addEventListener("input", (event) => {
  if (!event.target.matches("input:not([type=checkbox])")) return;
  changedByPerson.add(event.target);
  if (!event.isComposing) sendInput(event.target);
});
page.addEventListener("compositionend", (event) => sendInput(event.target));

page.addEventListener("change", (event) => {
  const element = listener(event.target, "change");
  if (!element) return;
  const isBox = event.target.type === "checkbox";
  if (isBox) sendEvent(element, "change", { checked: event.target.checked });
  else sendEvent(element, "change", { value: event.target.value.toWellFormed() }, event.target);
});

page.addEventListener("submit", (event) => {
  const element = listener(event.target, "submit");
  if (!element) return;
  event.preventDefault();
  if (isUnderWay(element)) return;
  const fields = [...new FormData(element)]
    .filter(([, value]) => typeof value === "string")
    .map(([name, value]) => [name, value.toWellFormed()]);
  sendEvent(element, "submit", { fields: Object.fromEntries(fields) });
});

addEventListener("popstate", () => {
  // The server does not take part in navigation within the page.
  if (location.pathname + location.search === shown) return;
  shown = location.pathname + location.search;
  visit(shown, false);
});

// Feedback for the user.

function addOutside(attributes, style) {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element.style, style);
  document.body.append(element);
  return element;
}

const spoken = addOutside({ "aria-live": "polite", id: "vsm-spoken" }, {
  position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap",
});
const progress = addOutside({ "aria-hidden": "true", id: "vsm-progress" }, {
  position: "fixed", inset: "0 0 auto 0", height: "3px", background: "currentcolor", opacity: "0", transition: "opacity .2s",
});

function speak(text) {
  spoken.textContent = text;
  // It is removed after it was announced.
  setTimeout(() => { if (spoken.textContent === text) spoken.textContent = ""; }, 2_000);
}

function showProgress() {
  progress.style.opacity = unacknowledged.length > 0 ? "0.6" : "0";
}

/** For developers: `vsm.simulateLatency(200)` adds 200 ms to every message, each way. */
window.vsm = { simulateLatency(milliseconds) { latency = milliseconds; } };

connect();
