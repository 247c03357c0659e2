// Texts that are longer than the server accepts. They are not sent, and the person learns it at the field.

/** The fields that say that their text is too long. */
const overlongFields = new Set();

/** The number of characters that a text has too many. */
const excess = (text, maximum) => text.length - new TextEncoder().encodeInto(text, new Uint8Array(maximum)).read;

/** Tells the person what was not sent. */
function tellOfLengths() {
  for (const { kind, payload, element, field } of overlong.splice(0)) {
    const culprit = [field, ...element?.$elements ?? []].find((each) => each?.willValidate && isTooLong(each.value));
    if (!culprit) {
      addNote({ text: textAbout(tooLongText, excess(payload.flat().join(""), 2 * maximumText)) });
      continue;
    }
    const isNew = !overlongFields.has(culprit);
    overlongFields.add(culprit);
    reviewLengths();
    // Reporting moves the focus to the field, which a person who types or leaves does not want again.
    if (isNew || kind === "submit") culprit.reportValidity();
  }
}

/** Updates what the fields say about their lengths. A browser does not submit a form that has such a field. */
function reviewLengths() {
  for (const field of overlongFields) {
    const rest = excess(field.value, maximumText);
    field.setCustomValidity(rest ? textAbout(tooLongText, rest) : "");
    if (!rest || !field.$isConnected) overlongFields.delete(field);
  }
}

page.addEventListener("input", reviewLengths);
page.addEventListener("reset", () => setTimeout(reviewLengths));
