// Restores what was entered, the focus, scroll positions and notes after the page was loaded again.
//
// The data stays in the window's storage until it is restored, so that it survives further reloads.

/** The data that is not restored yet. */
let memory = kept("vsm-memory");
/** The key of the entry of the history that the data belongs to. */
let returnedTo = null;
/** The fields whose text was restored and whose change the browser does not report when the person leaves them. */
const uncommitted = new Set();
/** How long a text waits for its field, which may appear only after other content has loaded. */
const patienceForFields = 5_000;
const longestPatienceForFields = 60_000;

function dispatch(field, type) {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Takes over the data of the previous page. */
function beginReturn() {
  returnedTo = history.state?.vsm;
  for (const note of memory.notes.splice(0)) attempt(() => addNote(note));
  if (memory.target !== addressOf(location)) return endReturn();
  continueReturn();
  const began = now();
  const check = () => {
    const isLoading = page.$querySelector("[aria-busy=true]") && now() - began < longestPatienceForFields;
    if (isLoading || !isConnected()) setTimeout(check, 500);
    else endReturn();
  };
  setTimeout(check, patienceForFields);
}

/** Restores the data that now has a place in the page. */
function continueReturn() {
  if (!memory) {
    // The person may have come back to a page that is shown in place.
    memory = kept("vsm-memory");
    if (!memory?.entry) memory = null;
    return memory && beginReturn();
  }
  // Another page, which is shown in place, may have a field like that.
  if (history.state?.vsm !== returnedTo) return;
  // What cannot be put back stays, and is shown in the end.
  memory.texts = memory.texts.filter((text) => !attempt(() => putBack(text)));
  memory.begunForms = memory.begunForms.filter((form) => !attempt(() => putBackForm(form)));
  attempt(returnFocus);
  keep("vsm-memory", memory);
  if (isScrolled()) return;
  attempt(() => scrollAll(memory.scroll ?? []));
  attempt(() => showRows(memory.rows ?? []));
}

function returnFocus() {
  const focused = focusedElement() === document.$body && memory.focus && find(memory.focus.of);
  if (!focused) return;
  focusAgain(focused, memory.focus.selection);
  memory.focus = null;
}

/** Whether what was entered needs no further attempt: it is in its field again, or on the server. */
function putBack({ of, text, servers, isCommitted }) {
  const field = find(of);
  // Only a person can choose a file.
  if (!field || field.files || recordOf(field)) return false;
  const given = givenIn(field);
  if (given === text) return true;
  // Somebody else has changed it in the meantime.
  if (servers.length > 0 && !servers.includes(given)) return false;
  const options = [...field.options ?? []].map((option) => option.value);
  // An option may come later.
  if (field.options && !JSON.parse(text).every((value) => options.includes(value))) return false;
  if (isChoice(field)) choose(field, text);
  else field.value = text;
  dispatch(field, "input");
  for (const value of servers) recordOf(field).servers.add(value);
  if (isCommitted || isChoice(field)) dispatch(field, "change");
  else uncommitted.add(field);
  return true;
}

/** Whether a form has the values that were sent and perhaps not processed: a description, then names and values. */
function putBackForm([of, ...sent]) {
  const form = find(of);
  if (!form) return false;
  const sentAs = (name) => sent.filter((_, index) => index % 2 && sent[index - 1] === name);
  for (const field of form.$querySelectorAll("input:not([type=hidden], [type=file]), select, textarea")) {
    const values = sentAs(field.name);
    if (field.options) for (const option of field.options) option.selected = values.includes(option.value);
    else if (/^(checkbox|radio)$/.test(field.type)) field.checked = values.includes(field.value);
    else if (values.length > 0) field.value = values[0];
    dispatch(field, "input");
    dispatch(field, "change");
  }
  return true;
}

/** Shows what has no place. */
function endReturn() {
  if (!memory) return;
  // What the server had, and whose field is there, was changed on the server since.
  for (const entry of memory.texts.filter(({ isChanged, of }) => isChanged || !find(of))) {
    attempt(() => addNote({ text: textAbout(fieldNotPutBackText, entry.label), typed: entryForPerson(entry) }));
  }
  memory = null;
  keep("vsm-memory", null);
}

/** What was entered, as a person knows it: a text, the name of a file, a check mark, or the names of options. */
function entryForPerson({ of, text }) {
  const [, type] = /^\["\w+",\["([\w-]+)"/.exec(of) ?? [];
  if (type === "file") return text.replace(/^.*\\/, "");
  if (isBox({ type })) return text === "[]" ? "–" : "✓";
  if (!/^select/.test(type)) return text;
  const options = [...find(of)?.options ?? []];
  return JSON.parse(text).map((value) => options.find((option) => option.value === value)?.label ?? value).join(", ");
}

page.addEventListener("change", ({ target }) => uncommitted.delete(target));
// As in a browser, the change event precedes the event of leaving the field.
page.addEventListener("focusout", ({ target }) => {
  if (uncommitted.has(target)) dispatch(target, "change");
}, true);
