// Features that few pages need are in a separate file, `client-optional.js`, which is loaded when a page first needs
// one.
//
// Until the file is loaded, a long list shows the rows that the server rendered, and changes have no transitions.
// Widgets, changed raw HTML and restoring data after a reload wait for the file.
//
// Its sources are in the folder `Optional`, in which `offered.txt` lists the names that it uses from this script.

/** The functions of that file that this script calls. */
let optional = {};
/** Ends when the file was loaded for the first time, or could not be. */
let firstImport = null;

/** Loads the file, unless loading has begun or the page does not need the file. */
function loadOptional(isNeeded) {
  isNeeded ||= !page.$moveBefore
    || page.$querySelector("[data-vsm-rows], [data-vsm-widget], [data-vsm-raw], [data-vsm-transition], dialog, [popover]");
  if (isNeeded) firstImport ??= importOptional();
  return firstImport;
}

function importOptional(failures = 0) {
  // A browser may not request a module again that it could not load, so each attempt has an address of its own.
  const address = `/vsm/client-optional.js${failures ? `?${failures}` : ""}`;
  return import(address).then(({ default: begin }) => attempt(() => { optional = begin(offered); }), (error) => {
    // The error names the file; the page works without it.
    console.warn("VSM:", error);
    // The server or the network may have been too busy.
    setTimeout(importOptional, 10_000, failures + 1);
  });
}

/** The raw HTML that has arrived, by the elements that show it. */
const changedMarkup = new Map();

/** The functions that make widgets, by their names. */
const widgetMakers = new Map();

/** Registers a widget: `vsm.widget("chart", (element, data, send) => ({ update(data) {}, remove() {} }))`. */
function registerWidget(name, make) {
  widgetMakers.set(name, make);
  optional.updateWidgets?.();
}

const isConnected = () => isJoined;

const isScrolled = () => isScrolledByPerson;

/** Sends a request that the person does not wait for; returns its number, or zero without a connection. */
function askServer(kind, element, payload) {
  if (!isJoined) return 0;
  sendTexts();
  transmit({ kind, number: ++lastNumber, payload, element });
  return lastNumber;
}
