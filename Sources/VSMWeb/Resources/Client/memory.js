// The data that is kept while the page is loaded again: typed texts, the focus, scroll positions and notes.
// `Optional/returning.js` restores it.

const pathOf = (target) => addressOf(new URL(target, location.href));

/** Keeps everything for the page that is loaded next in this window. */
function keepForReturn(target) {
  const staysHere = pathOf(target) === addressOf(location);
  // The previous page may have left data that is not restored yet.
  const before = JSON.parse(kept("vsm-memory"));
  const failures = [...begun, ...unacknowledged].filter(({ element, field }) => element && !field);
  const left = {
    // Typed texts belong to this page, because another page may have a field with the same name.
    target: staysHere && pathOf(target),
    // A page that was never connected has no states of its own.
    former: version === null ? formerPage() : page.dataset.page,
    notes: [
      ...before?.notes ?? [],
      ...notes.map(({ text, typed }) => ({ text, typed })),
      ...failures.map(noteOfFailure),
    ],
    begunForms,
    texts: [...before?.texts ?? [], ...all("input, textarea").flatMap(typedText)],
  };
  if (staysHere) Object.assign(left, { focus: focusedPlace(), scroll: scrollPositions(), rows: optional.placesOfRows?.() });
  // Leaving the page discards typed texts, but not texts that were to be saved.
  else left.texts = left.texts.filter(({ waits }) => waits);
  keep("vsm-memory", JSON.stringify(left));
}

/** The page at this address that was loaded before, whose states the server may have preserved. */
function formerPage() {
  const memory = JSON.parse(kept("vsm-memory"));
  return memory?.target === shown ? memory.former : null;
}

/** The person's text in a field, if it has one that may be kept. */
function typedText(field) {
  const record = recordOf(field);
  if (!record || field.type === "password") return [];
  const [first, ...later] = record.servers;
  const waits = unacknowledged.some((entry) => entry.field === field);
  return {
    of: uniqueDescription(field), label: label(field), text: field.value,
    servers: [first, ...later.slice(-20)], isCommitted: record.isCommitted,
    waits, isChanged: waits || changedByPerson.has(field),
  };
}

function focusedPlace() {
  const focused = focusedElement();
  if (!page.contains(focused)) return null;
  return { of: uniqueDescription(focused), selection: selectionIn(focused) };
}

const isAway = ({ scrollTop, scrollLeft }) => scrollTop || scrollLeft;
const scrolledElements = () => all("*").filter(isAway);

/** The scroll positions of the window, and of the elements at these places among their siblings. */
function scrollPositions() {
  return [[null, scrollX, scrollY], ...scrolledElements().map((element) => {
    const path = [];
    for (let each = element; each !== page; each = each.parentElement) {
      path.unshift([...each.parentElement.children].indexOf(each));
    }
    return [path, element.scrollLeft, element.scrollTop];
  })];
}

/** Scrolls to positions; returns whether all of them are reached. */
function scrollAll(positions) {
  return positions.map(([path, left, top]) => {
    const element = path ? path.reduce((parent, index) => parent?.children[index], page) : document.documentElement;
    element?.scrollTo({ left, top, behavior: "instant" });
    return Math.abs(element?.scrollTop - top) < 2;
  }).every(Boolean);
}
