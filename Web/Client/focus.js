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

/** Keeps the position of keyboard users when the element that they pressed is removed or disabled. */
function keepFocus(hadFocus) {
  if (elementToFocus) focusElement();
  if (awaitsHeading) return focusHeading();
  const element = disabledWithFocus;
  if (element?.$isConnected && element.disabled) return;
  disabledWithFocus = null;
  const isLost = [document.$body, element].includes(focusedElement());
  if (!isLost || !(element || hadFocus)) return;
  if (element?.$isConnected) focusAgain(element);
  else focusHeading();
}

/** Moves the focus to the beginning of the page. */
function focusHeading() {
  const heading = page.$querySelector("h1");
  if (!heading) return;
  announcePage();
  heading.$tabIndex = -1;
  heading.$style.outline = "none";
  focusAgain(heading);
}
