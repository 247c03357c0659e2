// A page whose connection never comes: see the other file of this name.

/** Whether a form was just sent, so that the browser waits for the next page. */
let isLeaving = false;

/** Sends one of the messages that wait as an ordinary form; the person learns about the others. */
function sendOrdinarily(ordinariness, messages) {
  if (!ordinariness) awaitContent();
  setOrdinariness(ordinariness || kept("vsm-ordinary") || 1);
  // What was entered stays in the fields, and is sent if a connection comes after all.
  const waiting = messages.filter(({ kind, field, choices }) => !field && !choices && kind !== "visit");
  waiting.forEach(drop);
  showProgress();
  const fieldsOf = ({ element, kind }) => ordinaryFields.get(element)?.[kind];
  const sent = waiting.find(fieldsOf);
  for (const entry of waiting) if (entry !== sent && /click|submit/.test(entry.kind)) addNote(noteOfFailure(entry));
  if (sent && !isLeaving) sendForm(sent.element, [...fieldsOf(sent), ...sent.payload.flat()]);
}

/** Sends names and values to the address of the page. The answer is the next page. */
function sendForm(element, values) {
  isLeaving = true;
  setTimeout(() => { isLeaving = false; }, 5_000);
  for (const field of element.$elements ?? []) forgetTyping(field);
  attempt(() => keepForReturn(location.href));
  const form = document.$createElement("form");
  Object.assign(form, { method: "post", hidden: true });
  while (values.length > 0) {
    const [name, value] = values.splice(0, 2);
    form.$append(Object.assign(document.$createElement("input"), { type: "hidden", name, value }));
  }
  document.$body.$append(form);
  form.$submit();
}

/** Loads a page that is not complete again when a browser without scripts would do so. */
function awaitContent() {
  const [, seconds] = /refresh" content="(\d+)/.exec(document.$querySelector("head noscript")?.$textContent) ?? [];
  if (seconds) setTimeout(() => {
    if (!kept("vsm-ordinary") || isLeaving) return;
    attempt(() => keepForReturn(location.href));
    // The page may be the answer to a form, which loading it again would send again.
    location.replace(addressOf(location));
  }, seconds * 1_000);
}
