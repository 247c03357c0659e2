// What was entered into a page that the person left, for when they come back to it with Back or Forward.
//
// Browsers restore fields by their positions, which may belong to other rows now. This script undoes that, and puts what
// was entered into the same fields, as after the server was restarted. It only keeps what the server did not have: the
// server shows the rest, which may have changed since.

/** What was entered, by the keys of the entries of the history. */
const entered = new Map(kept("vsm-entered"));

/** Whether a site asks browsers not to keep what is entered into a field, or it is the number of a card. */
const isConfidential = (field) => /^off$|cc-/.test(field.$autocomplete || field.form?.$autocomplete);

addEventListener("pagehide", () => {
  const texts = all(keptFields).filter((field) => !isConfidential(field))
    .flatMap((field) => attempt(() => enteredIn(field)) ?? [])
    // A form that was refused shows what was sent.
    .filter(({ isChanged, servers }) => isChanged || servers.length === 0);
  // What was to be put back, and has no place yet.
  const memory = kept("vsm-memory");
  if (memory?.entry) {
    texts.push(...memory.texts);
    keep("vsm-memory", null);
  }
  entered.delete(entryKey);
  if (texts.length > 0) entered.set(entryKey, texts);
  keep("vsm-entered", [...entered].slice(-20));
});

/** Puts back what was entered before the person left this entry of the history, if they have come back to it. */
function returnToEntry() {
  const texts = entered.get(entryKey);
  entered.delete(entryKey);
  if (wayOfLoading !== "back_forward" || !texts || kept("vsm-memory")) return;
  keep("vsm-memory", { entry: entryKey, target: addressOf(location), notes: [], begunForms: [], texts });
}

/** Keeps the fields as they are when the page is shown. Chromium restores them after the first of these events. */
function keepFromRestoring() {
  addEventListener("load", () => {
    const contents = all("input, select, textarea").map((field) => [field, contentOf(field), field.files]);
    addEventListener("pageshow", () => {
      for (const [field, content, files] of contents) {
        if (contentOf(field) !== content) attempt(() => showContent(field, content, files));
      }
    }, { once: true });
  });
}
