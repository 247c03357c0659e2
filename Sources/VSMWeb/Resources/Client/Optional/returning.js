// Puts back what the person left behind when the page was loaded again: typed texts, the focus, scroll positions and notes.
//
// It stays in the window's memory until it is back, so that it outlives a page that is loaded once more meanwhile.

/** What is still to be put back. */
let memory = JSON.parse(kept("vsm-memory"));
/** The fields whose text was put back and whose change the browser will not report when the person leaves them. */
const uncommitted = new Set();
/** How long a text waits for its field, which may come only after something else has loaded. */
const patienceForFields = 5_000;
const longestPatienceForFields = 60_000;

function dispatch(field, type) {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Takes over what the page before has left. */
function beginReturn() {
  for (const note of memory.notes.splice(0)) addNote(note);
  if (memory.target !== addressOf(location)) return endReturn();
  continueReturn();
  const began = Date.now();
  const check = () => {
    const isLoading = page.querySelector("[aria-busy=true]") && Date.now() - began < longestPatienceForFields;
    if (isLoading || !isConnected()) setTimeout(check, 500);
    else endReturn();
  };
  setTimeout(check, patienceForFields);
}

/** Puts back what the page has a place for by now. */
function continueReturn() {
  if (!memory) return;
  memory.texts = memory.texts.filter((text) => !putBack(text));
  memory.begunForms = memory.begunForms.filter((form) => !putBackForm(form));
  const focused = focusedElement() === document.body && memory.focus && find(memory.focus.of);
  if (focused) {
    focusAgain(focused, memory.focus.selection);
    memory.focus = null;
  }
  keep("vsm-memory", JSON.stringify(memory));
  if (isScrolled()) return;
  scrollAll(memory.scroll ?? []);
  showRows(memory.rows ?? []);
}

/** Whether a text needs no further attempt: it is in its field again, or on the server. */
function putBack({ of, text, servers, isCommitted }) {
  const field = find(of);
  if (!field || typed.has(field)) return false;
  if (field.defaultValue === text) return true;
  // Somebody else has changed it since.
  if (!servers.includes(field.defaultValue)) return false;
  field.value = text;
  dispatch(field, "input");
  for (const value of servers) typed.get(field).servers.add(value);
  if (isCommitted) dispatch(field, "change");
  else uncommitted.add(field);
  return true;
}

/** Whether a form has what was sent, and was perhaps not done: a description, and names and values in turn. */
function putBackForm([of, ...sent]) {
  const form = find(of);
  if (!form) return false;
  const sentAs = (name) => sent.filter((_, index) => index % 2 && sent[index - 1] === name);
  for (const field of form.querySelectorAll("input:not([type=hidden], [type=file]), select, textarea")) {
    const values = sentAs(field.name);
    if (field.options) for (const option of field.options) option.selected = values.includes(option.value);
    else if (/^(checkbox|radio)$/.test(field.type)) field.checked = values.includes(field.value);
    else if (values.length > 0) field.value = values[0];
    dispatch(field, "input");
    dispatch(field, "change");
  }
  return true;
}

/** Shows the texts for which there is no place. */
function endReturn() {
  // What the server had is not lost: it was changed there.
  for (const { label: name, text } of memory.texts.filter(({ isChanged }) => isChanged)) {
    addNote({ text: textAbout(fieldNotPutBackText, name), typed: text });
  }
  memory = null;
  keep("vsm-memory", null);
}

page.addEventListener("change", ({ target }) => uncommitted.delete(target));
// Before the page hears that the field is left, as a browser does it.
page.addEventListener("focusout", ({ target }) => {
  if (uncommitted.has(target)) dispatch(target, "change");
}, true);
