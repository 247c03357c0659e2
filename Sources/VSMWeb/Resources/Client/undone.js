// What the person did and what could not be carried out: it is said, never lost without a word.

/** A note about a message that was not carried out. */
function noteOfFailure({ element, wasSent }) {
  const name = label(element);
  // What has no name has the text behind that of what has one.
  return { text: textAbout((wasSent ? perhapsNotDoneText : notDoneText) + !name, name) };
}

/** The server did not do what the person asked for, because what they saw has changed. */
function tellOfRefusal(element) {
  addNote({ text: texts[pageChangedText], element });
  keepTextsOf(element);
}

/** A note with what was typed into a field, for the person to keep. */
const noteOfField = (index, field) => ({ text: textAbout(index, label(field)), typed: field.value });

/** Shows what was typed into a form that is no longer in the page. */
function keepTextsOf(form) {
  if (form?.localName !== "form" || page.contains(form)) return;
  for (const field of form.elements) {
    const isTyped = isTextField(field) && !["hidden", "password"].includes(field.type);
    if (isTyped && field.value !== field.defaultValue) addNote(noteOfField(fieldGoneText, field));
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
  addNote(noteOfField(isInPage ? fieldChangedText : fieldGoneText, field));
  changedByPerson.delete(field);
  overruled.delete(field);
  // If it is being typed in, it changes when the person leaves it.
  settle(field);
}
