// The messages between the browser and the server, and their effects.

let socket = null;
let isJoined = false;
let version = null;
/** The name of this document, whose messages have numbers of their own: another tab may show the same page. */
const documentName = Math.random().toString(36).slice(2);
let lastNumber = 0;
let attempts = 0;
let latency = 0;
/** The messages that are not acknowledged: `{kind, number, payload, element, submitter, field, choices, since}`. */
let unacknowledged = [];
/** The actions that the server has begun and not finished. */
const begun = [];
/** The forms among them: a description, followed by alternating names and values. */
const begunForms = [];

/** The maximum length of a text, in bytes. The texts of a form may have twice as much together. */
const maximumText = Number(page.$dataset.limit);

/** What was too long to be sent, until `Optional/lengths.js` tells the person. */
const overlong = [];

/** The state of a connection that is open. */
const openState = 1;

const sizeOf = (text) => new Blob([text]).size;

const isTooLong = (text) => sizeOf(text) > maximumText;

/** A message in the form that the server reads: an array without names, whose texts are well-formed. */
function encode({ kind, number, payload, element }) {
  // The number is looked up now, because a click can precede the numbers.
  const place = element ? [Math.max(version ?? 0, 0), numberOf.get(element) ?? 0] : [];
  return JSON.stringify([kind, number, ...place, ...payload], (_, value) => value?.toWellFormed?.() ?? value);
}

const later = (action) => (latency ? setTimeout(action, latency) : action());

function transmit(entry) {
  const { kind, payload, element, field } = entry;
  entry.attempts = (entry.attempts ?? 0) + 1;
  entry.isLost = false;
  const text = encode(entry);
  const target = socket;
  if (field) noteSending(field, payload[0]);
  if (kind === "submit") for (const field of element.$elements) withheld.delete(field);
  later(() => {
    if (target.readyState !== openState) return;
    target.send(text);
    entry.wasSent = true;
  });
  awaitAnswer();
}

function send(entry) {
  const { kind, payload, element, field } = entry;
  if (kind !== "input") sendTexts();
  // The server may replace the element because of what the person has just entered.
  const isUncertain = unacknowledged.some(({ field, choices, kind }) => field || choices || kind === "blur");
  if (element && isUncertain) entry.of = uniqueDescription(element);
  entry.number = ++lastNumber;
  const values = payload.flat();
  if (values.some(isTooLong) || sizeOf(values.join("")) > 2 * maximumText) {
    const others = overlong.filter((each) => !field || each.field !== field);
    overlong.splice(0, Infinity, ...others, entry);
    loadOptional(true);
    return optional.tellOfLengths?.();
  }
  entry.since = now();
  if (element && !["input", "focus", "blur"].includes(kind) && !element.$ariaBusy) {
    entry.setsBusy = true;
    element.$ariaBusy = "true";
  }
  unacknowledged.push(entry);
  if (isJoined && !field && !entry.choices) removeNotesOfFailures();
  if (isJoined) {
    transmit(entry);
  } else if (version !== null) {
    tellOfLoss();
    hasten();
  } else if (ordinariness && isForSuccessor(entry)) {
    useOrdinaryForms();
  }
  setTimeout(showProgress, 300);
  setTimeout(updateState, slowness);
}

function acknowledge(number) {
  const done = unacknowledged.filter((entry) => entry.number <= number);
  unacknowledged = unacknowledged.filter((entry) => entry.number > number);
  begun.push(...done);
  for (const entry of done) {
    const { kind, payload, element, field, isLost, isRefused } = entry;
    release(entry);
    if (kind === "visit") answeredVisit = entry;
    if (kind === "submit" && !isRefused) {
      // Passwords are not kept.
      if (!element.$querySelector("[type=password]")) begunForms.push([description(element), ...payload[0]]);
      for (const field of element.$elements) {
        changedChoices.delete(field);
        if (isChoice(field)) typed.delete(field);
        // The fields are alternating names and values.
        const [fields] = payload;
        if (!fields.some((value, index) => index % 2 && value === field.value && fields[index - 1] === field.name)) continue;
        forgetTyping(field);
        sentWithForm.add(field);
      }
    }
    if (!field) continue;
    if (isLost) sendAgain(entry);
    else if (payload[0] === field.value) changedByPerson.delete(field);
    else if (listener(field, "input") && !delayed.has(field)) sendInput(field);
    // A field that is bound to the state shows it after the patch; its earlier value would move the cursor.
    if (!holdsState(field)) settle(field);
  }
  showProgress();
  updateState();
}

/** Ends all waiting for a message. */
function release({ element, choices, setsBusy }) {
  for (const choice of choices ?? []) forgetChoice(choice);
  if (setsBusy) element.$ariaBusy = null;
}

/** Whether the server is changing the page, rather than the person. */
let isPatching = false;

/** Applies a message from the server: `[version, acknowledged, operation, …, extras?]`. */
function receive([newVersion, acknowledged, ...patch], isAnimated) {
  const extras = Array.isArray(patch.at(-1) ?? []) ? {} : patch.pop();
  if (extras.problem) console.warn("VSM:", extras.problem);
  if (extras.load) return location.assign(extras.load);
  const refused = unacknowledged.find(({ number }) => number === extras.refused);
  if (refused) refused.isRefused = true;
  if (acknowledged) acknowledge(acknowledged);
  if (!extras.begun) begun.length = begunForms.length = 0;
  const change = () => apply(newVersion, patch, extras, refused, acknowledged);
  if (isAnimated && isJoined && !typedWithFocus && !composing && optional.animate) optional.animate(change);
  else change();
}

function apply(newVersion, patch, extras, refused, acknowledged) {
  const around = elementsAround();
  const isFirst = version === null;
  noteForeign(observer.takeRecords());
  if (patch.length && foreign.length) optional.undoForeign(patch);
  if (extras.numbers && !extras.tree) numberNodes(extras.numbers);
  if (extras.target !== undefined && !answeredVisit) notePosition();
  const beginAtTop = answeredVisit && noteScrolled();
  const scrolled = extras.tree && !answeredVisit && scrollPositions();
  const arrange = attempt(() => optional.keepInPlace?.(acknowledged));
  const isAdopted = isFirst && extras.tree && attempt(() => optional.adopt?.(extras));
  const isAnew = extras.tree && !isAdopted;
  // The nodes have no numbers yet, by which their texts could be kept.
  if (isAnew && isFirst && !optional.adopt) attempt(() => keepForReturn(location.href));
  if (isAnew) replacePage(extras.tree);
  // Not every browser moves scrolled elements as they are.
  const moving = patch.some(([operation]) => /[mo]/.test(operation)) ? scrolledElements() : [];
  const places = moving.map((element) => [element, element.$scrollLeft, element.$scrollTop]);
  isPatching = true;
  noteLeaving(patch);
  for (const [operation, ...values] of patch) operations[operation](...values);
  endLeaving();
  for (const [element, left, top] of places) isAway(element) || element.$scrollTo({ left, top, behavior: "instant" });
  isPatching = false;
  if (extras.note) addNote({ text: extras.note, element: refused?.element });
  keepTextsOf(refused?.element);
  if (refused && !extras.note) keepForSuccessor(refused);
  if (isJoined) redirect();
  version = newVersion;
  // The page has the nodes of the server now, so none of these is a reason to request them.
  attempt(arrange);
  if (scrolled) scrollAll(scrolled);
  beginAtTop?.();
  sentWithForm.clear();
  showStateInFields();
  // These changes are not those of others.
  observer.takeRecords();
  attempt(() => showHead(extras));
  // Otherwise, what was entered returns with its focus.
  if (!isAnew || !isFirst) attempt(() => keepFocus(around));
  optional.placeOutside?.();
  keepScrolling();
  loadOptional();
}
