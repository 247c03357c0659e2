// The texts of fields: those from the server and those that the person typed.
//
// The attribute `value` of a field is the last text from the server. The person's text takes precedence while it is
// being typed or is not on the server.

/** The fields that were edited and whose text is not on the server yet. */
const changedByPerson = new Set();
/**
 * The fields that were edited since the server gave them a value, each with the values that the server may have unless
 * somebody else changed it: the one before, and those that were sent since.
 */
const typed = new Map();
/** The texts of fields that this script knows of: those that were entered or shown last. */
const heard = new WeakMap();
/** What `typed` had about fields whose text is the person's and has come back from the server. */
const confirmed = new WeakMap();
/** While an answer is applied: the fields that were submitted and not edited since. */
const sentWithForm = new Set();
/** The fields to which the server gave a value that is not shown yet. */
const withheld = new Set();
/** Those of these fields that got their value while the page was not connected. */
const overruled = new Set();
/** The field that was edited since it got the focus. */
let typedWithFocus = null;
/** The field in which an input method composes. */
let composing = null;

/** What is known about a field with what the person entered. */
const recordOf = (field) => typed.get(field) ?? confirmed.get(field);

function recordFor(field) {
  const record = recordOf(field) ?? { servers: new Set([givenIn(field)]) };
  typed.set(field, record);
  return record;
}

const isTextField = (element) => isField(element) && !isChoice(element);

/** Whether a field shows the person's text rather than the server's. */
const isBeingEdited = (field) =>
  changedByPerson.has(field) || field === composing || (field === typedWithFocus && !holdsState(field))
  // Half a date or number has no value.
  || (field === focusedElement() && field.validity.badInput);

/** Whether a field shows the server's text, as far as its type and its limits allow. */
function isAsGiven(field) {
  const copy = field.cloneNode();
  setText(copy, field.defaultValue);
  return field.value === copy.value && !field.validity.badInput;
}

/** Sets the text of a field. A script can only remove the files of a field. */
function setText(field, text) {
  field.value = field.files ? "" : text;
}

/** Whether what the person entered into a field is on its way to the server. */
const isSent = (field) => unacknowledged.some((entry) => entry.field === field || entry.choices?.includes(field));

/** Whether the server does not have what the person entered into a field. */
const isAhead = (field) =>
  isSent(field) || changedByPerson.has(field) || (isChoice(field) && !listener(field, "change"));

/** Notes that the person changed the text of a field. */
function noteTyping(field) {
  changedByPerson.add(field);
  recordFor(field).isCommitted = false;
  heard.set(field, field.value);
  if (field === focusedElement()) typedWithFocus = field;
  for (const fields of [withheld, overruled, sentWithForm]) fields.delete(field);
}

/** What a field shows as far as this script knows: what was entered or shown last, or what it was given. */
const expectedIn = (field) => (isChoice(field) ? recordOf(field)?.content : heard.get(field)) ?? givenIn(field);

/** Whether a field shows something else than this script knows of: not what it was given, and not what was entered last. */
function isUnheard(field) {
  if (!isField(field)) return false;
  if (isChoice(field)) return contentOf(field) !== expectedIn(field);
  return heard.has(field) ? heard.get(field) !== field.value : !isAsGiven(field);
}

/** Notes that the text of a field is sent; later values from the server answer that text. */
function noteSending(field, text) {
  const servers = typed.get(field)?.servers;
  servers?.add(text.toWellFormed());
  // The first one is the value before.
  if (servers?.size > 21) servers.delete([...servers][1]);
  withheld.delete(field);
}

/** Notes a value that the server gives a field, or `null` for none. */
function giveValue(field, value) {
  const text = value ?? "";
  const servers = typed.get(field)?.servers;
  if (value === null) field.$removeAttribute("value");
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
  // The server had the person's text and now has another one.
  if (!changedByPerson.has(field)) for (const records of [typed, confirmed]) records.delete(field);
}

/** Shows a value from the server. */
function showValue(field, text) {
  const isSame = field.value === text && !field.validity.badInput;
  const record = isSame && recordOf(field);
  forgetTyping(field);
  if (record) confirmed.set(field, record);
  if (isSame) return;
  const before = field.value;
  const selection = selectionIn(field);
  const [start, end] = selection;
  setText(field, text);
  heard.set(field, field.value);
  // Setting the value moves the cursor to the end, and some types of fields have none.
  if (field !== focusedElement() || start === null) return;
  if (start === 0 && end === before.length && end > 0) field.select();
  else field.setSelectionRange(...selection);
}

/** Shows the value that the server gave a field, unless the person's text still takes precedence. */
function settle(field) {
  if (withheld.has(field) && !isBeingEdited(field)) showValue(field, field.defaultValue);
}

function forgetTyping(field) {
  for (const fields of [changedByPerson, typed, confirmed, withheld, overruled]) fields.delete(field);
  if (typedWithFocus === field) typedWithFocus = null;
  if (composing === field) composing = null;
}

/** Remembers what was entered while the page is replaced; returns a function that puts it into the new fields. */
function keepTyping() {
  // The server may change what it has.
  const kept = [...typed].filter(([field]) => isAhead(field)).map(([field, record]) => [
    numberOf.get(field), record, contentOf(field), field === typedWithFocus, field.files,
  ]);
  for (const fields of [changedByPerson, typed, withheld, overruled]) fields.clear();
  typedWithFocus = composing = null;
  return () => {
    for (const [number, record, content, hadFocus, files] of kept) {
      const field = nodeOf.get(number);
      const given = field && givenIn(field);
      if (!field || given === content) continue;
      typed.set(field, record);
      showContent(field, content, files);
      if (isChoice(field)) continue;
      changedByPerson.add(field);
      if (hadFocus) typedWithFocus = field;
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
  showStateIn(field);
});
