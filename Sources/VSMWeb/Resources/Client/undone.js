// What the person did and what could not be carried out: it is said, never lost without a word.

/** A note about a message that was not carried out. */
function noteOfFailure({ element, wasSent }) {
  const name = label(element);
  const what = name ? `“${name}”` : "What you did";
  return { text: wasSent
    ? `${what} may not have been done. Please check before you try again.`
    : `${what} could not be done. Please try again.` };
}

/** The server did not do what the person asked for, because what they saw has changed. */
function tellOfRefusal(element) {
  addNote({ text: "This page has just changed. Nothing was done. Please look again.", element });
  keepTextsOf(element);
}

const noteOfGoneField = (field) =>
  ({ text: `“${label(field)}” is no longer there. You typed:`, typed: field.value });

/** Shows what was typed into a form that is no longer in the page. */
function keepTextsOf(form) {
  if (form?.localName !== "form" || page.contains(form)) return;
  for (const field of form.elements) {
    const isTyped = isTextField(field) && !["hidden", "password"].includes(field.type);
    if (isTyped && field.value !== field.defaultValue) addNote(noteOfGoneField(field));
  }
}

/** Takes a message back that was not acknowledged. */
function drop(entry) {
  unacknowledged = unacknowledged.filter((each) => each !== entry);
  release(entry);
}

/** Takes back what cannot be carried out on the page as it is after a break, and tells the person. */
function dropImpossible() {
  for (const entry of unacknowledged) {
    const { kind, payload, element, field } = entry;
    // A message that breaks the connection every time is dropped.
    const isHarmful = entry.attempts >= 3;
    const isPossible = !element
      || (page.contains(element) && listener(element, eventOf(kind, payload[0])) === element && !element.disabled);
    if (isPossible && !isHarmful && !overruled.has(field)) continue;
    drop(entry);
    if (field) giveWay(field, page.contains(field));
    else if (element) addNote(noteOfFailure(entry));
    keepTextsOf(element);
  }
}

/** The text of a field is not sent, because the server has another one meanwhile; the person keeps it. */
function giveWay(field, isInPage) {
  if (!changedByPerson.has(field) && isInPage) return;
  addNote(isInPage
    ? { text: `“${label(field)}” was changed elsewhere. You typed:`, typed: field.value } : noteOfGoneField(field));
  changedByPerson.delete(field);
  overruled.delete(field);
  // If it is being typed in, it changes when the person leaves it.
  settle(field);
}
