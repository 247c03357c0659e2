// A page whose connection never comes, for example because a proxy refuses WebSockets. It behaves as without this script:
// forms and buttons are sent as ordinary forms, by `Optional/ordinary.js`, and the browser follows links.

/** What the document sends without this script, by the element and the kind of its event: alternating names and values. */
const ordinaryFields = new Map();
/** Whether the page behaves as without this script; above one if the person has dismissed the notice about it. */
let ordinariness = 0;

function setOrdinariness(value) {
  ordinariness = value;
  // The next pages in this window need not find out again.
  keep("vsm-ordinary", value);
  updateState();
}

/** Sends what waits for the first connection as ordinary forms, if the server can be reached without it. */
async function useOrdinaryForms() {
  if (version !== null || await ask("/vsm/client-optional.js") !== "page") return;
  await loadOptional(true);
  if (version === null) optional.sendOrdinarily?.(ordinariness, unacknowledged);
}
