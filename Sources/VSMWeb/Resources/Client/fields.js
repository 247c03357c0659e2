// The texts of fields: what the server gave them, and what the person typed.
//
// The attribute `value` of a field is what the server gave it last. What the person typed comes before it, as long as it is
// being typed or is not on the server.

/** The fields that were edited and whose text is not on the server yet. */
const changedByPerson = new Set();
/**
 * The fields that were edited since the server gave them a value, each with the values that the server may have unless
 * somebody else changed it: the one before, and those that were sent since.
 */
const typed = new Map();
/** While an answer is applied: the fields that were submitted and not edited since. */
const sentWithForm = new Set();
/** The fields to which the server gave a value that is not shown yet. */
const withheld = new Set();
/** Those among them that got it while the page was not connected. */
const overruled = new Set();
/** The field that was edited since it has the focus. */
let typedWithFocus = null;
/** The field in which an input method composes. */
let composing = null;

const isTextField = (element) => isField(element) && !isChoice(element);

/** Whether a field shows what the person types, and not what the server gave it. */
const isBeingEdited = (field) =>
  changedByPerson.has(field) || field === composing || (field === typedWithFocus && !holdsState(field));

/** The person changed the text of a field. */
function noteTyping(field) {
  changedByPerson.add(field);
  if (!typed.has(field)) typed.set(field, { servers: new Set([field.defaultValue]) });
  typed.get(field).isCommitted = false;
  if (field === focusedElement()) typedWithFocus = field;
  for (const fields of [withheld, overruled, sentWithForm]) fields.delete(field);
}

/** The text of a field is sent: what the server gives it from now on is an answer to that text. */
function noteSending(field, text) {
  typed.get(field)?.servers.add(text.toWellFormed());
  withheld.delete(field);
}

/** The server gives a field a value, or `null` for none. */
function giveValue(field, value) {
  const text = value ?? "";
  const servers = typed.get(field)?.servers;
  if (value === null) field.removeAttribute("value");
  else field.defaultValue = value;
  if (isBeingEdited(field) && !sentWithForm.has(field)) return withhold(field, text, servers);
  showValue(field, text);
}

function withhold(field, text, servers) {
  for (const fields of [withheld, overruled]) fields.delete(field);
  if (field.value === text) return;
  withheld.add(field);
  if (servers?.has(text)) return;
  if (!isJoined) overruled.add(field);
  // The server had the person's text, and has another one now.
  if (!changedByPerson.has(field)) typed.delete(field);
}

/** Shows a value of the server. */
function showValue(field, text) {
  forgetTyping(field);
  if (field.value === text) return;
  const before = field.value;
  const selection = selectionIn(field);
  const [start, end] = selection;
  field.value = text;
  // Setting the value moves the cursor to the end, and some types of fields have none.
  if (field !== focusedElement() || start === null) return;
  if (start === 0 && end === before.length && end > 0) field.select();
  else field.setSelectionRange(...selection);
}

/** Shows the value that the server gave a field, if nothing of the person is in its way any more. */
function settle(field) {
  if (withheld.has(field) && !isBeingEdited(field)) showValue(field, field.defaultValue);
}

function forgetTyping(field) {
  for (const fields of [changedByPerson, typed, withheld, overruled]) fields.delete(field);
  if (typedWithFocus === field) typedWithFocus = null;
  if (composing === field) composing = null;
}

/** Remembers what is typed while the page is replaced, and returns what puts it into the new fields. */
function keepTyping() {
  const kept = [...typed].map(([field, record]) => ({
    number: numberOf.get(field), record, text: field.value,
    isChanged: changedByPerson.has(field), hadFocus: field === typedWithFocus,
  }));
  for (const fields of [changedByPerson, typed, withheld, overruled]) fields.clear();
  typedWithFocus = composing = null;
  return () => {
    for (const { number, record, text, isChanged, hadFocus } of kept) {
      const field = nodeOf.get(number);
      // A text that the server has is the server's to change.
      if (!field || !isChanged || field.defaultValue === text) continue;
      changedByPerson.add(field);
      typed.set(field, record);
      if (hadFocus) typedWithFocus = field;
      const given = field.defaultValue;
      field.value = text;
      if (!record.servers.has(given)) withhold(field, given, record.servers);
    }
  };
}

page.addEventListener("focusout", ({ target: field }) => {
  if (isMoving) return;
  typedWithFocus = composing = null;
  settle(field);
  showStateIn(field);
});
page.addEventListener("compositionstart", ({ target: field }) => { composing = field; });
page.addEventListener("compositionend", ({ target: field }) => {
  composing = null;
  settle(field);
  sendInput(field);
});
