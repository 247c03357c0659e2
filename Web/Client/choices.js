// Checkboxes, radio buttons and lists of options, and fields that are bound to the state.
//
// The attributes of a field that is bound to the state contain the last value from the server. When the server has
// answered the person's input, the field shows that value.

/** The choices that the person changed and that the server has not processed yet. */
const changedChoices = new Set();

/** The last values from the server for lists of options. */
const lastGiven = new WeakMap();

const isBox = ({ type }) => type === "checkbox" || type === "radio";
const isChoice = (field) => field.options || isBox(field);
const holdsState = (field) => field.$hasAttribute("data-vsm-holds");

/** The fields that change together: the radio buttons of a group. */
function alternatives(field) {
  if (field.type !== "radio") return [field];
  return [...field.form?.$elements ?? all("input")].filter(({ type, name }) => type === "radio" && name === field.name);
}

/** Notes that the person changed a choice. The radio buttons of a group have one record, with the content that was chosen. */
function noteChoice(field) {
  const record = recordFor(field);
  record.content = contentOf(field);
  record.servers.add(record.content);
  if (field.options) lastGiven.set(field, field.$dataset.vsmValue);
  for (const each of alternatives(field)) {
    typed.set(each, record);
    if (holdsState(each)) changedChoices.add(each);
  }
}

/** What a field shows: its text, or the values that are chosen, as JSON. */
const contentOf = (field) => (isChoice(field) ? valuesOf(field, ":checked") : field.value);

/** What the server gave a field last, in the same form. */
function givenIn(field) {
  if (!isChoice(field)) return field.defaultValue;
  const value = field.$dataset.vsmValue;
  return value === undefined ? valuesOf(field, "[checked], [selected]") : JSON.stringify([value]);
}

const valuesOf = (field, selector) => JSON.stringify([...field.options ?? alternatives(field)]
  .filter((each) => each.$matches(selector)).map(({ value }) => value));

/** Shows a content in a choice. */
function choose(field, content) {
  const values = JSON.parse(content);
  if (field.options) for (const option of field.options) option.selected = values.includes(option.value);
  else field.checked = values.includes(field.value);
}

/** Shows a content, or files, in a field of any kind. */
function showContent(field, content, files) {
  if (isChoice(field)) choose(field, content);
  else if (files) field.files = files;
  else field.value = content;
}

/** A change of a choice was processed; another one may be on its way. */
function forgetChoice(choice) {
  if (!unacknowledged.some(({ choices }) => choices?.includes(choice))) changedChoices.delete(choice);
}

const isChosenByPerson = (element) => changedChoices.has(element.$closest("select") ?? element);

function valueOfChoice(field) {
  if (field.type === "checkbox") return field.checked;
  return field.multiple ? JSON.parse(contentOf(field)) : field.value;
}

/** Shows the values of the state in all fields that are bound to it, unless the person's input is newer. */
function showStateInFields() {
  for (const field of all("[data-vsm-holds], [data-vsm-value]")) attempt(() => showStateIn(field));
}

function showStateIn(field) {
  const given = field.$dataset.vsmValue;
  if (!holdsState(field) && lastGiven.get(field) === given) return;
  if (!field.$isConnected || isBeingEdited(field) || changedChoices.has(field)) return;
  if (isTextField(field)) {
    // A number may be incomplete while it is typed.
    const waits = field.$dataset.vsmHolds === "left" && field === focusedElement();
    if (!waits) showValue(field, field.defaultValue);
  } else if (isBox(field)) field.checked = field.defaultChecked;
  else {
    choose(field, givenIn(field));
    // The option may come later.
    if (field.value === given) lastGiven.set(field, given);
  }
}
