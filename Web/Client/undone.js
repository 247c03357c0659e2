// Notes about events that could not be run, so that the person always learns about them.

/** A note about a message whose event was not run. */
function noteOfFailure({ element, submitter, wasSent }) {
  const name = label(submitter ?? element);
  // The text for a control without a name follows the text for one with a name.
  return { text: textAbout((wasSent ? perhapsNotDoneText : notDoneText) + !name, name) };
}

/** Shows a sentence with the text of a field, for the person to keep. */
const keepTextOf = (field, index) => addNote({ text: textAbout(index, label(field)), typed: field.value });

/** Shows the texts that were typed into a form that is no longer in the page. */
function keepTextsOf(form) {
  if (form?.$localName !== "form" || page.$contains(form)) return;
  for (const field of form.$elements) {
    const isTyped = isTextField(field) && !["hidden", "password"].includes(field.type);
    if (isTyped && field.value !== field.defaultValue) keepTextOf(field, fieldGoneText);
  }
}

/** Withdraws a message that was not acknowledged. */
function drop(entry) {
  unacknowledged = unacknowledged.filter((each) => each !== entry);
  release(entry);
}

/** Withdraws the events that cannot be run on the current page after a lost connection, and tells the person. */
function dropImpossible() {
  for (const entry of unacknowledged) {
    const { kind, payload, element, field } = entry;
    // A message that repeatedly breaks the connection is dropped.
    const isHarmful = entry.attempts >= 3;
    const isPossible = !element || (page.$contains(element) && !element.$matches(":disabled")
      && listener(element, eventOf(kind, payload[0])) === element);
    if (isPossible && !isHarmful && !overruled.has(field)) continue;
    drop(entry);
    if (field) giveWay(field, page.$contains(field));
    else if (element) addNote(noteOfFailure(entry));
    keepTextsOf(element);
  }
}

const isForSuccessor = ({ kind, choices }) => kind === "click" || kind === "submit" || choices;

/** An event that the server has refused, because its element was gone, is for what has taken the place of the element. */
function keepForSuccessor(entry) {
  if (!isForSuccessor(entry)) return;
  if (begun.includes(entry)) begun.splice(begun.indexOf(entry), 1);
  unacknowledged.unshift(Object.assign(entry, { isLost: true, isRefused: false }));
}

/** Sends the events whose elements a patch has removed to what has taken their places, or tells the person. */
function redirect() {
  for (const entry of unacknowledged) {
    const { kind, element, of } = entry;
    // A text is sent again with the answer.
    if (!isForSuccessor(entry)) continue;
    const successor = page.$contains(element) ? element : find(of);
    if (!successor || listener(successor, kind) !== successor || entry.attempts >= 3) {
      drop(entry);
      addNote(noteOfFailure({ element }));
      keepTextsOf(element);
    } else if (entry.isLost || successor !== element) {
      Object.assign(entry, { element: successor, number: ++lastNumber });
      transmit(entry);
    }
  }
}

/** Keeps the text of a field for the person instead of sending it, because the server now has another one. */
function giveWay(field, isInPage) {
  if (!changedByPerson.has(field) && isInPage) return;
  keepTextOf(field, isInPage ? fieldChangedText : fieldGoneText);
  changedByPerson.delete(field);
  overruled.delete(field);
  // If the person is typing in the field, it changes when they leave it.
  settle(field);
}
