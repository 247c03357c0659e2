// The focus of keyboard users when the page changes.

const focusedElement = () => document.$activeElement;
/** The selection in a field; of anything else, it begins with nothing. */
const selectionIn = (field) => [field.selectionStart, field.selectionEnd, field.selectionDirection];

/** Gives an element the focus without scrolling, and restores a selection. */
function focusAgain(element, selection = []) {
  element?.$focus({ preventScroll: true });
  if (element && selection[0] != null) element.setSelectionRange(...selection);
}

let awaitsHeading = false;
/** The element that had the focus when the server disabled it; browsers move the focus away from it. */
let disabledWithFocus = null;
/** The element to which a state gives the focus. */
let elementToFocus = null;

function focusElement() {
  const element = elementToFocus;
  elementToFocus = null;
  if (!element?.$isConnected) return;
  element.$focus();
  if (element !== focusedElement()) {
    element.$tabIndex = -1;
    element.$focus();
  }
  announcePage();
}

/** Announces the title of a page that was just opened to users of assistive technology. */
function announcePage() {
  if (awaitsHeading) speak(document.$title, document.$documentElement.lang);
  awaitsHeading = false;
}

/** The elements around the place of a keyboard user in the page, the innermost first. */
function elementsAround() {
  const around = [];
  let each = disabledWithFocus ?? focusedElement();
  if (page.$contains(each)) while (each !== page) around.push(each = each.$parentElement);
  return around;
}

/** Keeps the position of keyboard users when the element that they pressed is removed or disabled. */
function keepFocus(around) {
  if (elementToFocus) focusElement();
  if (awaitsHeading) return focusHeading();
  const element = disabledWithFocus;
  if (element?.$isConnected && element.disabled) return;
  disabledWithFocus = null;
  const isLost = [document.$body, element].includes(focusedElement());
  if (!isLost || !(element || around.length > 0)) return;
  if (element?.$isConnected) focusAgain(element);
  else focusNear(around);
}

/** Moves the focus to the beginning of the page or, in a modal dialog or without an `h1`, to what is nearest to a place. */
function focusNear(around) {
  const remaining = around.filter((each) => each.$isConnected);
  const headings = remaining.map((each) => each.$querySelector("h1,h2,h3,h4,h5,h6"));
  // What is inert or not shown does not get the focus.
  [page.$querySelector("h1"), ...headings, ...remaining].some((each) => each && rest(each));
}

/** Gives an element the focus that cannot have it by itself; returns whether it has it now. */
function rest(element) {
  focusAgain(element);
  if (element === focusedElement()) return true;
  element.$tabIndex = -1;
  element.$style.outline = "none";
  focusAgain(element);
  return element === focusedElement();
}

/** Moves the focus to the beginning of the page. */
function focusHeading() {
  const heading = page.$querySelector("h1");
  if (!heading) return;
  announcePage();
  rest(heading);
}
