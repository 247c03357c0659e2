// The user's events.

/** The innermost element around a node that handles the event. */
function listener(node, kind) {
  for (let element = node; element && element !== page; element = element.parentElement) {
    if (element.getAttribute?.("data-vsm-on")?.split(" ").includes(kind)) return element;
  }
  return null;
}

/** The fields whose text was put back and whose change the browser will not report when the person leaves them. */
const uncommitted = new Set();

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

page.addEventListener("click", (event) => {
  const element = listener(event.target, "click");
  if (!element) return;
  if (element.localName === "a") event.preventDefault();
  if (!element.disabled && !isUnderWay(element)) sendEvent(element, "click");
});

page.addEventListener("input", (event) => {
  if (!isTextField(event.target)) return;
  noteTyping(event.target);
  if (!event.isComposing) sendInput(event.target);
});
page.addEventListener("compositionend", (event) => sendInput(event.target));

page.addEventListener("change", (event) => {
  const field = event.target;
  uncommitted.delete(field);
  if (typed.has(field)) typed.get(field).isCommitted = true;
  const element = listener(field, "change");
  if (!element) return;
  if (field.type === "checkbox") sendEvent(element, "change", { checked: field.checked });
  else sendEvent(element, "change", { value: field.value.toWellFormed() }, field);
});
page.addEventListener("focusout", ({ target }) => {
  if (uncommitted.has(target)) target.dispatchEvent(new Event("change", { bubbles: true }));
});

/** Sends what was typed into a field, whatever is under way, so that the server has it before it gets the next event. */
function sendTyping(field) {
  const element = changedByPerson.has(field) && listener(field, "input");
  if (element) sendEvent(element, "input", { value: field.value.toWellFormed() }, field);
}

for (const [type, kind] of [["focusin", "focus"], ["focusout", "blur"]]) {
  page.addEventListener(type, ({ target, relatedTarget }) => {
    const element = !isPatching && listener(target, kind);
    if (!element || element.contains(relatedTarget)) return;
    sendTyping(target);
    sendEvent(element, kind);
  });
}

/** The event of a message, as elements name those that they handle. */
const eventOf = ({ kind, key }) => (key === undefined ? kind : `${kind}=${key}`);

page.addEventListener("keydown", (event) => {
  if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key === " " ? "Space" : event.key;
  const element = listener(event.target, eventOf({ kind: "key", key }));
  if (!element) return;
  event.preventDefault();
  if (unacknowledged.some(({ element: other, message }) => other === element && message.key === key)) return;
  sendTyping(event.target);
  sendEvent(element, "key", { key });
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
