// A page that is open in two tabs, for example after a tab was duplicated. The session follows one tab. The other waits
// until the person chooses it, because two tabs that reconnect automatically would take the session from each other
// endlessly.

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
