// The messages between the browser and the server, and their effects.

let socket = null;
let isJoined = false;
let version = null;
let lastNumber = 0;
let attempts = 0;
let latency = 0;
/** The messages that are not acknowledged: `{message, element, field, since}`. */
let unacknowledged = [];

/** The maximum length of a text in a message, in bytes. */
const maximumText = 16_384;

/** The maximum size of a message, in bytes. */
const maximumMessage = 64_000;

const sizeOf = (text) => new Blob([text]).size;

/** A message as the server reads it: an array without names, of texts without halves of characters. */
function encode({ kind, number, version, node, payload }) {
  const place = kind === "visit" ? [] : [version, node];
  return JSON.stringify([kind, number, ...place, ...payload], (_, value) => value?.toWellFormed?.() ?? value);
}

const later = (action) => (latency ? setTimeout(action, latency) : action());

function transmit(entry) {
  const { message, element } = entry;
  // Looked up now, because a click can precede the numbers.
  if (element) Object.assign(message, { version: Math.max(version ?? 0, 0), node: numberOf.get(element) ?? 0 });
  entry.attempts = (entry.attempts ?? 0) + 1;
  const text = encode(message);
  const target = socket;
  if (entry.field) noteSending(entry.field, message.payload[0]);
  if (message.kind === "submit") for (const field of element.elements) withheld.delete(field);
  later(() => {
    if (target.readyState !== WebSocket.OPEN) return;
    target.send(text);
    entry.wasSent = true;
  });
  awaitAnswer();
}

function send(message, element, field, choices) {
  if (message.kind !== "input") sendDelayed();
  message.number = ++lastNumber;
  const text = encode(message);
  if (message.payload.flat().some((each) => sizeOf(each) > maximumText) || sizeOf(text) > maximumMessage) {
    return addNote({ text: "This is too long to be saved." });
  }
  const entry = { message, element, field, choices, setsBusy: false, since: Date.now() };
  if (element && !["input", "focus", "blur"].includes(message.kind) && !element.ariaBusy) {
    entry.setsBusy = true;
    element.ariaBusy = "true";
  }
  unacknowledged.push(entry);
  if (isJoined && !field) removeNotesOfFailures();
  if (isJoined) {
    transmit(entry);
  } else if (version !== null) {
    tellOfLoss();
    hasten();
  }
  setTimeout(showProgress, 300);
  setTimeout(updateState, slowness + 2 * latency);
}

function acknowledge(number) {
  const done = unacknowledged.filter((entry) => entry.message.number <= number);
  unacknowledged = unacknowledged.filter((entry) => entry.message.number > number);
  for (const { message, element, field, choices, setsBusy, isLost, isRefused } of done) {
    for (const choice of choices ?? []) forgetChoice(choice);
    if (setsBusy) element.ariaBusy = null;
    if (message.kind === "visit") answeredVisit = message;
    if (message.kind === "submit" && !isRefused) {
      for (const field of element.elements) {
        changedChoices.delete(field);
        // Names and values in turn.
        const [fields] = message.payload;
        if (!fields.some((value, index) => index % 2 && value === field.value && fields[index - 1] === field.name)) continue;
        forgetTyping(field);
        sentWithForm.add(field);
      }
    }
    if (!field) continue;
    if (isLost) sendAgain(message, field);
    else if (message.payload[0] === field.value) changedByPerson.delete(field);
    else if (listener(field, "input") && !delayed.has(field)) sendInput(field);
    // A field that holds the state shows it after the patch; what it had before would move the cursor.
    if (!holdsState(field)) settle(field);
  }
  showProgress();
  updateState();
}

/** Whether the page is changed by the server, and not by the person. */
let isPatching = false;

/** A message of the server: `[version, acknowledged, operation, …, extras?]`. */
function receive([newVersion, acknowledged, ...patch], isAnimated) {
  const extras = patch.length === 0 || Array.isArray(patch.at(-1)) ? {} : patch.pop();
  if (extras.problem) console.warn(`VSM: ${extras.problem}`);
  if (extras.load) return location.assign(extras.load);
  const refused = unacknowledged.find(({ message }) => message.number === extras.refused);
  if (refused) refused.isRefused = true;
  if (acknowledged) acknowledge(acknowledged);
  if (acknowledged >= rowsUnderWay) rowsUnderWay = 0;
  change(isAnimated, () => apply(newVersion, patch, extras, refused));
}

function apply(newVersion, patch, extras, refused) {
  const hadFocus = page.contains(focusedElement());
  if (extras.numbers) numberNodes(extras.numbers);
  // Somebody else has joined this page before: another tab with a copy of it.
  if (extras.tree && version === null) beginNumbersAnew();
  const scrolled = extras.tree && scrollPositions();
  const putRows = keepRows();
  if (extras.tree) replacePage(extras.tree);
  isPatching = true;
  noteLeaving(patch);
  for (const [operation, ...values] of patch) operations[operation](...values);
  endLeaving();
  isPatching = false;
  if (extras.refused) tellOfRefusal(refused?.element);
  putRows();
  if (scrolled) scrollAll(scrolled);
  updateWidgets();
  sentWithForm.clear();
  showStateInFields();
  version = newVersion;
  showHead(extras);
  keepFocus(hadFocus);
  keepScrolling();
  watchRows();
}
