// A page that is open in two tabs, as after a tab was duplicated. The session follows one of them, and the other waits until
// the person wants it: two that connect again by themselves would take it from each other without end.

/** The code with which the server closes a connection when another one has joined its page. */
const takenOver = 4001;
/** Whether the page is used in another tab. */
let isInOtherTab = false;

function leaveToOtherTab() {
  isInOtherTab = true;
  disconnect();
  updateState();
}

function useHere() {
  isInOtherTab = false;
  beginNumbersAnew();
  focusHeading();
  reconnect(true);
}

/**
 * Numbers what is to be sent above everything that another tab has sent.
 *
 * The server takes a lower number for a repetition, and does not run it. The time is higher than any count.
 */
function beginNumbersAnew() {
  lastNumber = Math.max(lastNumber, Date.now());
  for (const entry of unacknowledged) entry.number = ++lastNumber;
}
