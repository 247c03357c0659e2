// What the person left behind when the page was loaded again: typed texts, the focus, scroll positions and notes.

/** What is still to be put back, after the page was loaded again. */
let memory = null;
let isScrolledByPerson = false;
/** How long a text waits for its field, which may come only after something else has loaded. */
const patienceForFields = 5_000;
const longestPatienceForFields = 60_000;

const pathOf = (target) => addressOf(new URL(target, location.href));

function dispatch(field, type) {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Keeps everything for the page that is loaded next in this window. */
function keepForReturn(target) {
  const staysHere = pathOf(target) === addressOf(location);
  const failures = unacknowledged.filter(({ element, field }) => element && !field);
  const left = {
    target: pathOf(target),
    notes: [
      ...notes.map(({ text, typed }) => ({ text, typed })),
      ...failures.map((entry) => ({ text: sentenceOfFailure(entry) })),
    ],
    texts: [...memory?.texts ?? [], ...[...typed.keys()].filter(({ type }) => type !== "password").map(typedText)],
  };
  if (staysHere) Object.assign(left, { focus: focusedPlace(), scroll: scrollPositions() });
  // What was typed is left with the page, but not what was to be saved.
  else left.notes.push(...left.texts.splice(0).filter(({ waits }) => waits).map(noteOfLostText));
  keep("vsm-memory", JSON.stringify(left));
}

function typedText(field) {
  const { servers, isCommitted } = typed.get(field);
  return {
    of: uniqueDescription(field), label: label(field), text: field.value,
    servers: [...servers], isCommitted, isChanged: changedByPerson.has(field),
    waits: unacknowledged.some((entry) => entry.field === field),
  };
}

function focusedPlace() {
  const focused = focusedElement();
  if (!page.contains(focused)) return null;
  return { of: uniqueDescription(focused), selection: selectionIn(focused) };
}

/** The scroll positions of the window, and of the elements at these places among their siblings. */
function scrollPositions() {
  const scrolled = all("*").filter((element) => element.scrollTop || element.scrollLeft);
  return [[null, scrollX, scrollY], ...scrolled.map((element) => {
    const path = [];
    for (let each = element; each !== page; each = each.parentElement) {
      path.unshift([...each.parentElement.children].indexOf(each));
    }
    return [path, element.scrollLeft, element.scrollTop];
  })];
}

/** Takes over what the page before has left. */
function beginReturn() {
  memory = JSON.parse(kept("vsm-memory"));
  if (!memory) return;
  keep("vsm-memory", null);
  for (const note of memory.notes) addNote(note);
  if (memory.target !== addressOf(location)) return endReturn();
  continueReturn();
  const began = Date.now();
  const check = () => {
    const isLoading = page.querySelector("[aria-busy=true]") && Date.now() - began < longestPatienceForFields;
    if (isLoading || !isJoined) setTimeout(check, 500);
    else endReturn();
  };
  setTimeout(check, patienceForFields);
}

/** Puts back what the page has a place for by now. */
function continueReturn() {
  if (!memory) return;
  memory.texts = memory.texts.filter((text) => !putBack(text));
  const focused = focusedElement() === document.body && memory.focus && find(memory.focus.of);
  if (focused) {
    focusAgain(focused, memory.focus.selection);
    memory.focus = null;
  }
  if (isScrolledByPerson) return;
  scrollAll(memory.scroll ?? []);
}

function scrollAll(positions) {
  for (const [path, left, top] of positions) {
    const element = path ? path.reduce((parent, index) => parent?.children[index], page) : window;
    element?.scrollTo({ left, top, behavior: "instant" });
  }
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

/** Shows the texts for which there is no place. */
function endReturn() {
  // What the server had is not lost: it was changed there.
  for (const text of memory.texts.filter(({ isChanged }) => isChanged)) addNote(noteOfLostText(text));
  memory = null;
}

const noteOfLostText = ({ label: name, text }) =>
  ({ text: `What you typed in “${name}” could not be put back:`, typed: text });
