// The state of the connection that the person sees.

/** How long an answer may take before the person is told that the server is slow. */
const slowness = 4_000;
/** How long the connection may be away before the person is told; most people never notice a short break. */
const shortBreak = 1_500;

let isLossTold = false;
let isConnectingSlow = false;
let lossTimer = null;
/** What was spoken since the page was last connected. */
const spokenStates = new Set();

const isSlow = ({ since }) => now() - since >= slowness;

/** The place of the text that says it; `null` if all is well. */
function stateOfConnection() {
  if (isInOtherTab && !awaitedPage) return openElsewhereText;
  if (awaitedPage?.isRefused) return serverBusyText;
  if (isSessionGone && awaitedPage?.failures > 0) return serverUnreachableText;
  if (isSessionGone) return isReloadUseless ? cookiesNeededText : null;
  if (isJoined) return unacknowledged.some(isSlow) ? serverSlowText : null;
  if (awaitedPage?.isLink) return connectionLostBeforeLinkText;
  if (ordinariness) return ordinariness > 1 ? null : noConnectionText;
  if (isLossTold) return connectionLostText;
  return isConnectingSlow ? connectingText : null;
}

/** Shows the state of the connection, and speaks it once. */
function updateState() {
  const state = stateOfConnection();
  showState(state);
  document.$documentElement.classList.toggle("vsm-live", isJoined);
  document.$documentElement.classList.toggle("vsm-offline", !isJoined && !ordinariness && !!state);
  if (state && !spokenStates.has(state)) speak(texts[state]);
  spokenStates.add(state);
}

/** Notes that the connection is lost; the person is told if it does not return soon. */
function noteLoss() {
  lossTimer ??= setTimeout(tellOfLoss, shortBreak);
  updateState();
}

/** Tells the person that the connection is lost. */
function tellOfLoss() {
  if (version === null) isConnectingSlow = true;
  else isLossTold = true;
  updateState();
}

/** Notes that the connection is open. */
function noteConnection() {
  clearTimeout(lossTimer);
  lossTimer = null;
  if (isLossTold) speak(texts[connectionBackText]);
  spokenStates.clear();
  isLossTold = false;
  isConnectingSlow = false;
  for (const entry of unacknowledged) entry.since = now();
  if (unacknowledged.length > 0) setTimeout(updateState, slowness);
  updateState();
}

setTimeout(() => { if (!isJoined) tellOfLoss(); }, slowness);
