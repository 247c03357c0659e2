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
  focusNear([notice.$parentNode]);
  reconnect(true);
}
