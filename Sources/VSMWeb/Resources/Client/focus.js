// The place of those who use the keyboard, when the page changes under it.

let awaitsHeading = false;
/** The element that had the focus when the server disabled it; browsers move the focus away from it. */
let disabledWithFocus = null;
/** The element to which a state gives the focus. */
let elementToFocus = null;

function focusElement() {
  const element = elementToFocus;
  elementToFocus = null;
  if (!element?.isConnected) return;
  element.focus();
  if (element !== document.activeElement) {
    element.tabIndex = -1;
    element.focus();
  }
  if (awaitsHeading) speak(document.title);
  awaitsHeading = false;
}

/** Keeps the place of keyboard users when the element that they pressed is removed or disabled. */
function keepFocus(hadFocus) {
  if (elementToFocus) focusElement();
  const isLost = document.activeElement === document.body || document.activeElement === disabledWithFocus;
  if (awaitsHeading) return focusHeading();
  if (!disabledWithFocus) return void (hadFocus && isLost && focusHeading());
  if (disabledWithFocus.isConnected && disabledWithFocus.disabled) return;
  const element = disabledWithFocus;
  disabledWithFocus = null;
  if (!isLost) return;
  if (element.isConnected) element.focus({ preventScroll: true });
  else focusHeading();
}

/** Announces the page to users of assistive technology. */
function focusHeading() {
  const heading = page.querySelector("h1");
  if (!heading) return;
  if (awaitsHeading) speak(document.title);
  awaitsHeading = false;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}
