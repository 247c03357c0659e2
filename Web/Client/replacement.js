// Controls that stay when a part of the page is replaced, for example when the state changes.
//
// The new part often has the same control, with the same name in the same form and the same keys around it. The person
// may be typing in the old one. The old control therefore replaces the new one and keeps its text, focus and selection.

/** The controls of the person that a patch removes, with their descriptions. */
const leaving = new Map();
/** The removed nodes that stay until the end of the patch, because they contain such controls. */
let leavingRoots = [];

const isLeaving = (element) => leavingRoots.some((root) => root.$contains(element));

/** Finds the controls that the person has used and that a patch removes, before the patch is applied. */
function noteLeaving(patch) {
  const roots = nodesOf(patch.flatMap(([operation, ...numbers]) => (operation === "x" ? numbers : []))).filter(Boolean);
  if (roots.length === 0) return;
  for (const control of new Set([focusedElement(), ...typed.keys()])) {
    const description = roots.some((root) => root.$contains(control)) && uniqueDescription(control);
    if (description) leaving.set(control, { description, content: contentOf(control) });
  }
}

/** Removes a node, at the end of the patch if a control in it may stay. */
function remove(node) {
  forget(node);
  if ([...leaving.keys()].some((control) => node.$contains(control))) leavingRoots.push(node);
  else outermost(node).$remove();
}

/** Moves the controls that the new page still has into their places, and removes the rest. */
function endLeaving() {
  for (const [control, { description, content }] of leaving) {
    const successor = find(description, (element) => !isLeaving(element));
    if (!successor) forgetTyping(control);
    else if (isField(control)) replace(successor, control, content);
    else focusAgain(successor);
  }
  // A field that was removed on its own also has a place now.
  for (const root of leavingRoots) if (nodeOf.get(numberOf.get(root)) !== root) outermost(root).$remove();
  leaving.clear();
  leavingRoots = [];
}

/** Puts a field in the place of its successor, whose number and attributes it gets. */
function replace(successor, field, content) {
  const hadFocus = field === focusedElement();
  const selection = selectionIn(field);
  const number = numberOf.get(successor);
  move(field, successor);
  successor.$remove();
  know(number, field);
  const changes = {};
  for (const { name } of [...field.attributes, ...successor.attributes]) {
    const value = successor.$getAttribute(name);
    if (field.$getAttribute(name) !== value) changes[name] = value;
  }
  setAttributes(field, changes);
  // A submitted text no longer takes precedence; a text that is being typed still does.
  if (!isBeingEdited(field) && isTextField(field) && !typed.has(field)) showValue(field, field.defaultValue);
  if (isChoice(field)) showChoice(field, successor, content);
  // Events that were sent to the old number of the field find no handler.
  for (const entry of unacknowledged) {
    if (entry.field === field || (entry.choices && entry.element === field)) Object.assign(entry, { isLost: true, setsBusy: false });
  }
  if (hadFocus && field !== focusedElement()) focusAgain(field, selection);
}

/** Shows the choice of the successor, unless the server does not hear of choices. */
function showChoice(field, successor, content) {
  // The browser itself may choose an option that moves out of its list.
  if (field.options) field.$replaceChildren(...successor.$childNodes);
  choose(field, listener(field, "change") && !isSent(field) ? givenIn(field) : content);
}

let isMoving = false;

/** Moves an element before another one; if the browser can, its focus and the composed text stay. */
function move(element, next) {
  isMoving = true;
  if (next.$parentNode.$moveBefore) next.$parentNode.$moveBefore(element, next);
  else next.$before(element);
  isMoving = false;
}

/** Sends lost events to the current handler of the field. */
function sendAgain({ kind, field }) {
  if (kind === "input") return sendInput(field);
  const element = listener(field, kind);
  if (element) sendEvent(element, kind, [field.value], field);
}
