// Checkboxes, radio buttons and lists of options, and fields that are bound to the state.
//
// The attributes of a field that is bound to the state contain the last value from the server. When the server has
// answered the person's input, the field shows that value.

/** The choices that the person changed and that the server has not processed yet. */
const changedChoices = new Set();

/** The last values from the server for lists of options. */
const lastGiven = new WeakMap();

const isChoice = ({ localName, type }) => localName === "select" || type === "checkbox" || type === "radio";
const holdsState = (field) => field.hasAttribute("data-vsm-holds");

/** The fields that change together: the radio buttons of a group. */
function alternatives(field) {
  if (field.type !== "radio") return [field];
  return [...field.form?.elements ?? all("input")].filter(({ type, name }) => type === "radio" && name === field.name);
}

function noteChoice(field) {
  for (const each of alternatives(field)) if (holdsState(each)) changedChoices.add(each);
}

/** A change of a choice was processed; another one may be on its way. */
function forgetChoice(choice) {
  if (!unacknowledged.some(({ choices }) => choices?.includes(choice))) changedChoices.delete(choice);
}

const isChosenByPerson = (element) => changedChoices.has(element.closest("select") ?? element);

function valueOfChoice(field) {
  if (field.type === "checkbox") return field.checked;
  return field.multiple ? [...field.selectedOptions].map(({ value }) => value) : field.value;
}

/** Shows the values of the state in all fields that are bound to it, unless the person's input is newer. */
function showStateInFields() {
  for (const field of all("[data-vsm-holds], [data-vsm-value]")) showStateIn(field);
}

function showStateIn(field, always) {
  const given = field.dataset.vsmValue;
  if (!always && !holdsState(field) && lastGiven.get(field) === given) return;
  lastGiven.set(field, given);
  if (!field.isConnected || isBeingEdited(field) || changedChoices.has(field)) return;
  if (isTextField(field)) {
    // A number may be incomplete while it is typed.
    const waits = field.dataset.vsmHolds === "left" && field === focusedElement();
    if (!waits) showValue(field, field.defaultValue);
  } else if (field.localName !== "select") {
    if (field.checked !== field.defaultChecked) field.checked = field.defaultChecked;
  } else if (given !== undefined) {
    if (field.value !== given) field.value = given;
  } else {
    for (const option of field.options) {
      if (option.selected !== option.defaultSelected) option.selected = option.defaultSelected;
    }
  }
}
