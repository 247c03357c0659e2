// What was entered into a page that the person left, for when they come back to it with Back or Forward.
//
// Browsers restore fields by their positions, which may belong to other rows now. This script undoes that, and puts what
// was entered into the same fields, as after the server was restarted. It only keeps what the server did not have: the
// server shows the rest, which may have changed since.

/** What was entered into the pages that were left, by the keys of their entries of the history; other pages may change it. */
const entered = () => new Map(kept("vsm-entered"));

/** Returns what was entered before this entry of the history was left, and forgets it, because it may be sent now. */
function takeEntered() {
  const pages = entered();
  const texts = pages.get(entryKey);
  if (pages.delete(entryKey)) keep("vsm-entered", [...pages]);
  return texts;
}

/** Whether a site asks browsers not to keep what is entered into a field, or it is the number of a card. */
const isConfidential = (field) => /^off$|cc-/.test(field.$autocomplete || field.form?.$autocomplete);

addEventListener("pagehide", () => {
  const texts = all(keptFields).filter((field) => !isConfidential(field))
    .flatMap((field) => attempt(() => enteredIn(field)) ?? [])
    // A form that was refused shows what was sent.
    .filter(({ isChanged, servers }) => isChanged || servers.length === 0);
  const pages = entered();
  pages.delete(entryKey);
  const add = (key, more) => { if (more.length > 0) pages.set(key, [...pages.get(key) ?? [], ...more]); };
  add(entryKey, texts);
  // What was to be put back, and has no place yet.
  const memory = kept("vsm-memory");
  if (memory?.entry) {
    add(memory.entry, memory.texts);
    keep("vsm-memory", null);
  }
  keep("vsm-entered", [...pages].slice(-20));
});

// A page that the browser kept as it was still shows what was entered.
addEventListener("pageshow", ({ persisted }) => { if (persisted) takeEntered(); });

/** Puts back what was entered before the person left this entry of the history, if they have come back to it. */
function returnToEntry(isReturn) {
  const texts = takeEntered();
  if (!isReturn || !texts || kept("vsm-memory")) return;
  keep("vsm-memory", { entry: entryKey, target: addressOf(location), notes: [], begunForms: [], texts });
}

/**
 * Shows in the fields what they had before the browser restored them. Chromium does that after the first of these events:
 * before the last one, or at once if the page still loads something, such as a picture. In between, what was entered may
 * return, and the server may change fields.
 */
function keepFromRestoring() {
  addEventListener("DOMContentLoaded", () => {
    let contents = all("input, select, textarea")
      .map((field) => [field, contentOf(field), expectedIn(field), field.files]);
    const undo = () => {
      for (const [field, before, expectedBefore, files] of contents) {
        const expected = expectedIn(field);
        const content = expected === expectedBefore ? before : expected;
        if (contentOf(field) !== content && isUnheard(field)) attempt(() => showContent(field, content, files));
      }
    };
    addEventListener("pageshow", undo);
    setTimeout(undo);
    setTimeout(() => {
      undo();
      contents = [];
    }, 100);
  });
}
