// The data that is kept while the page is loaded again: what was entered, the focus, scroll positions and notes.
// `Optional/returning.js` restores it.

const pathOf = (target) => addressOf(new URL(target, location.href));

/** Keeps everything for the page that is loaded next in this window. */
function keepForReturn(target) {
  const staysHere = pathOf(target) === addressOf(location);
  // The previous page may have left data that is not restored yet.
  const before = kept("vsm-memory");
  // Choices are put back, as texts are.
  const failures = [...begun, ...unacknowledged].filter(({ element, field, choices }) => element && !field && !choices);
  const left = {
    // What was entered belongs to this page, because another page may have a field with the same name.
    target: staysHere && pathOf(target),
    // A page that was never connected has no states of its own.
    former: version === null ? formerPage() : page.$dataset.page,
    notes: [
      ...before?.notes ?? [],
      ...notes.map(({ text, typed }) => ({ text, typed })),
      ...failures.map(noteOfFailure),
    ],
    begunForms: [...before?.begunForms ?? [], ...begunForms],
    texts: [
      ...before?.texts ?? [],
      ...all(keptFields).flatMap((field) => attempt(() => enteredIn(field)) ?? []),
    ],
  };
  if (staysHere) {
    Object.assign(left, {
      focus: attempt(focusedPlace), scroll: attempt(scrollPositions), rows: attempt(optional.placesOfRows),
    });
  // Leaving the page discards what was entered, but not what is on its way.
  } else left.texts = left.texts.filter(({ waits }) => waits);
  keep("vsm-memory", left);
}

/** The page at this address that was loaded before, whose states the server may have preserved. */
function formerPage() {
  const memory = kept("vsm-memory");
  return memory?.target === shown ? memory.former : null;
}

const keptFields = "input:not([type=password], [type=radio]:not(:checked)), select, textarea";

/** What the person entered into a field, if it shows that. */
function enteredIn(field) {
  // A form that was refused shows what was sent, which no server keeps.
  const isRefused = field.willValidate && field.$closest("form:has([aria-invalid=true])");
  const record = isRefused ? { servers: [] } : recordOf(field);
  const text = contentOf(field);
  // The server may have changed a choice since.
  if (!record || text !== (record.content ?? text)) return [];
  const servers = [...record.servers];
  servers.splice(1, servers.length - 21);
  return {
    of: uniqueDescription(field), label: label(field), text,
    servers, isCommitted: record.isCommitted,
    waits: isSent(field), isChanged: isAhead(field),
  };
}

function focusedPlace() {
  const focused = focusedElement();
  if (!page.$contains(focused)) return null;
  return { of: uniqueDescription(focused), selection: selectionIn(focused) };
}

const isAway = (element) => element.$scrollTop || element.$scrollLeft;
/** The elements that are scrolled, other than the window. */
const scrolledElements = () => [document.$body, ...document.$body.$querySelectorAll("*")].filter(isAway);

/** The scroll positions of the window, and of the elements at these places among their siblings. */
function scrollPositions() {
  return [document.$documentElement, ...scrolledElements()].map((element) => {
    const path = [];
    for (let each = element; each.$parentElement; each = each.$parentElement) {
      path.unshift([...each.$parentElement.$children].indexOf(each));
    }
    return [path, element.$scrollLeft, element.$scrollTop];
  });
}

/** Scrolls to positions; returns whether all of them are reached. */
function scrollAll(positions) {
  return positions.map(([path, left, top]) => {
    const element = path.reduce((parent, index) => parent?.$children[index], document.$documentElement);
    element?.$scrollTo({ left, top, behavior: "instant" });
    return Math.abs(element?.$scrollTop - top) < 2;
  }).every(Boolean);
}
