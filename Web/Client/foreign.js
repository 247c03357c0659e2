// Changes that others make to the content that the server knows: a translation by the browser replaces texts.
//
// A patch needs the nodes that the server knows. `Optional/foreign.js` therefore first undoes the changes in the elements
// that the patch changes; what translates the page then translates them again.

/** The changes, in order. */
const foreign = [];

const isKnown = (node) => nodeOf.get(numberOf.get(node)) === node;

/** Notes changes that others have made together, if they have removed known nodes. */
function noteForeign(records) {
  if (!records.some(({ removedNodes }) => [...removedNodes].some(isKnown))) return;
  foreign.push(...records);
  // A script keeps moving nodes of the page.
  if (foreign.length > 9_999) makeSafely(() => { throw new RangeError("foreign.length"); });
  loadOptional(true);
}

const observer = new MutationObserver(noteForeign);
observer.observe(page, { childList: true, subtree: true });
