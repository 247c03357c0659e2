// What few pages need is a file of its own, `client-optional.js`, which is loaded when a page first has something for it.
//
// Until it is there, a long list shows the rows that the server rendered, changes come without transitions, and widgets,
// changed raw HTML and what is to be put back after a page was loaded again wait.
//
// Its sources are in the folder `Optional`, in which `offered.txt` names what it uses of this script.

/** The functions with which that file takes part in what happens here. */
let optional = {};
let isOptionalWanted = false;

/** Loads the file, unless that has begun or the page has nothing for it. */
function loadOptional(isNeeded) {
  isNeeded ||= page.querySelector("[data-vsm-rows], [data-vsm-widget], [data-vsm-raw], [data-vsm-transition]");
  if (isOptionalWanted || !isNeeded) return;
  isOptionalWanted = true;
  importOptional();
}

function importOptional() {
  import("/vsm/client-optional.js").then(({ default: begin }) => { optional = begin(offered); }, (error) => {
    // It names the file, without which the page goes on.
    console.warn("VSM:", error);
    // The server, or the way to it, may have been too busy.
    setTimeout(importOptional, 10_000);
  });
}

/** The raw HTML that has come, by the elements that are to show it. */
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

/** Asks for something that the person does not wait for; returns the number of the question, or zero without a connection. */
function askServer(kind, element, payload) {
  if (!isJoined) return 0;
  sendDelayed();
  transmit({ kind, number: ++lastNumber, payload, element });
  return lastNumber;
}
