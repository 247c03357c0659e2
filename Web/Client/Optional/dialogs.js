// Where the notices are while a modal dialog is open: in the dialog, because everything else is inert, and assistive
// technology does not find it. As a popover, they are also above other popovers, and at the edge of the window.

notice.popover = "manual";

/** The modal dialogs that are open; the last one is on top. */
let modals = [...document.$querySelectorAll("dialog:modal")];

/** Moves what is outside of the page to where the person can use it. */
function placeOutside() {
  modals = modals.filter((each) => each.$isConnected && each.$matches(":modal"));
  const parent = modals.at(-1) ?? document.$body;
  if (notice.$parentNode !== parent) {
    // The dialog may be in the page.
    noteForeign(observer.takeRecords());
    parent.$append(...outside);
    observer.takeRecords();
  }
  if (notice.hidden) return;
  // What was shown last is on top.
  notice.togglePopover?.(false);
  notice.togglePopover?.(true);
}

new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.$matches("dialog:modal")) modals = [...modals.filter((each) => each !== target), target];
  }
  placeOutside();
}).observe(document, { attributeFilter: ["open"], subtree: true });

// The page's elements do not hear of what happens in a notice that is in them.
for (const type of ["click", "focusin", "focusout", "keydown"]) {
  notice.addEventListener(type, (event) => event.stopPropagation());
}
