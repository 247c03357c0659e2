// The user's events.

/** The innermost element around a node that handles the event. */
const listener = (node, kind) => node.$closest?.(`[data-vsm-on~="${CSS.escape(kind)}"]`);

const isUnderWay = (element) => unacknowledged.some((entry) => entry.element === element);

function sendEvent(element, kind, payload = [], field, choices) {
  send({ kind, payload, element, field, choices });
}

/** The fields whose text is sent after a pause in typing, with their timers. */
const delayed = new Map();

/** Sends the texts that wait for a pause or an answer, so that the server has them before it gets the next event. */
const sendTexts = () => changedByPerson.forEach(sendTyping);

/** Sends one text at a time, unless another event follows; text typed in the meantime is sent after the answer. */
function sendInput(field, isLast = false) {
  clearTimeout(delayed.get(field));
  delayed.delete(field);
  const element = listener(field, "input");
  if (!element) return;
  if (isLast || !isUnderWay(element)) sendEvent(element, "input", [field.value], field);
}

/** Whether the browser opens another window, or saves a file, because of a key that is held while a link is clicked. */
const isForBrowser = (event) => event.target.$closest(":any-link") && (event.shiftKey || isModified(event));

page.addEventListener("click", (event) => {
  const element = listener(event.target, "click");
  if (!element || isForBrowser(event)) return;
  if (element.$matches(":any-link")) event.preventDefault();
  if (!element.$matches(":disabled") && !isUnderWay(element)) sendEvent(element, "click");
});

page.addEventListener("input", ({ target }) => noteInput(target));

function noteInput(field) {
  if (isChoice(field)) return noteChoice(field);
  if (!isTextField(field)) return;
  noteTyping(field);
  const pause = Number(field.$dataset.vsmDebounce ?? 0);
  if (!pause) return sendInput(field);
  clearTimeout(delayed.get(field));
  delayed.set(field, setTimeout(sendInput, pause, field));
}

page.addEventListener("change", (event) => {
  const field = event.target;
  // Some password managers and other programs that fill in fields report no input.
  if (isUnheard(field)) noteInput(field);
  const record = recordOf(field);
  if (record) record.isCommitted = true;
  if (delayed.has(field)) sendInput(field);
  sendChange(field);
});

function sendChange(field) {
  const element = listener(field, "change");
  if (!element) return;
  if (isChoice(field)) sendEvent(element, "change", [valueOfChoice(field)], undefined, alternatives(field));
  else sendEvent(element, "change", [field.value], field);
}

/** Sends the text of a field immediately, unless its latest message has it. */
function sendTyping(field) {
  if (isTextField(field) && isUnheard(field)) noteTyping(field);
  const sent = unacknowledged.findLast((entry) => entry.field === field && entry.kind === "input" && !entry.isLost);
  if (changedByPerson.has(field) && sent?.payload[0] !== field.value) sendInput(field, true);
}

// The window may be closed or never shown again. A busy browser can end a page after the first of these events.
for (const type of ["beforeunload", "visibilitychange"]) {
  addEventListener(type, () => { if (isJoined) sendTexts(); });
}

for (const [type, kind] of [["focusin", "focus"], ["focusout", "blur"]]) {
  page.addEventListener(type, ({ target, relatedTarget }) => {
    const element = !isPatching && listener(target, kind);
    if (!element || element.$contains(relatedTarget)) return;
    sendTyping(target);
    sendEvent(element, kind);
  });
}

/** The event of a message, under the name that elements use for the events that they handle. */
const eventOf = (kind, key) => (["key", "widget"].includes(kind) ? `${kind}=${key}` : kind);

const isModified = (event) => event.metaKey || event.ctrlKey || event.altKey;

page.addEventListener("keydown", (event) => {
  // Keys that an input method takes have this code, in Safari also the one that ends a composition.
  if (event.keyCode === 229 || event.defaultPrevented || isModified(event)) return;
  // In a text area, Shift and Enter begin a line, also where Enter alone is an event.
  if (event.key === "Enter" && event.shiftKey && event.target.$matches("textarea")) return;
  const key = event.key === " " ? "Space" : event.key;
  const element = listener(event.target, eventOf("key", key));
  if (!element) return;
  event.preventDefault();
  if (unacknowledged.some((entry) => entry.element === element && entry.payload[0] === key)) return;
  sendTyping(event.target);
  sendEvent(element, "key", [key]);
});

// Resetting a form changes its fields without events. In a group of radio buttons, the checked one sends the event.
page.addEventListener("reset", ({ target: form }) => setTimeout(() => {
  for (const field of form.$elements) {
    forgetTyping(field);
    for (const kind of ["input", "change"]) {
      if (isField(field) && listener(field, kind) && (field.type !== "radio" || field.checked)) {
        field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    }
  }
}));

page.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  const element = listener(target, "submit");
  // A button can send the form elsewhere, or only close a dialog.
  if (!element || submitter?.$matches("[formaction], [formmethod=get], [formmethod=dialog]")) return;
  event.preventDefault();
  if (isUnderWay(element)) return;
  const fields = [...new FormData(element, submitter)].filter(([, value]) => typeof value === "string");
  send({ kind: "submit", payload: [fields.flat()], element, submitter });
});
