// The connection to the server. When it breaks, the client opens it again without losing the user's actions.

let lastAttempt = 0;
/** The number of connections that have ended since one was open. */
let failedOpenings = 0;

function connect() {
  lastAttempt = now();
  const own = attempt(() => new WebSocket(`${location.origin.replace("http", "ws")}/vsm/socket`));
  if (!own) return reconnect();
  socket = own;
  awaitConnection();
  own.onopen = () => {
    failedOpenings = 0;
    const { page: name, token } = page.$dataset;
    // If both are null, the server sends the whole page.
    const nodes = version === null ? countOfLoaded() : null;
    const former = version === null ? formerPage() : null;
    own.send(JSON.stringify(["join", name, token, nodes, version < 0 ? null : version, former, documentName]));
  };
  let turn;
  const take = async (data, before) => {
    await before;
    // The page has nodes that the server does not know: see `adopt`. Without it, the page gets new nodes.
    if (version === null && data.includes('"tree":')) await Promise.race([loadOptional(true), new Promise((end) => { setTimeout(end, 3_000); })]);
    if (own !== socket) return;
    makeSafely(() => {
      const message = JSON.parse(data);
      // The answer to a ping.
      if (message.length === 0) return;
      if (message.at(-1).reload) return sessionEnded();
      optional.makePrepared?.();
      receive(message, data.includes('"data-vsm-transition"'));
      if (!isJoined) joined();
    });
    attempt(optional.continueReturn);
  };
  own.onmessage = ({ data }) => later(() => {
    if (own !== socket) return;
    noteSignOfLife();
    turn = take(data, turn);
  });
  own.onclose = ({ code }) => {
    if (own !== socket) return;
    if (code === takenOver) return leaveToOtherTab();
    failedOpenings += 1;
    reconnect();
    if (failedOpenings > 4) doubtSession();
  };
}

/** Runs a part whose error, such as one in a script of the site, must not end the others; returns its value. */
function attempt(action, giveUp) {
  try {
    return action?.();
  } catch (error) {
    console.error("VSM:", error);
    giveUp?.();
  }
}

/** Changes the page. If that fails, the page differs from the server's, and the whole page is requested. */
function makeSafely(action) {
  attempt(action, () => {
    version = -1;
    reconnect();
  });
}

function joined() {
  isJoined = true;
  const own = socket;
  setTimeout(() => { if (own === socket) attempts = 0; }, 5_000);
  const awaited = awaitedPage;
  awaitedPage = null;
  // The browser follows a link into a page; the other links are among the messages.
  if (awaited?.isLink && !isTravelling()) return leaveFor(awaited.target);
  keep("vsm-reloads", null);
  setOrdinariness(0);
  dropImpossible();
  for (const entry of unacknowledged) transmit(entry);
  // A text that was typed or filled in before this script ran has had no event.
  sendTexts();
  noteConnection();
  optional.askAgain?.();
}

function disconnect() {
  const old = socket;
  socket = null;
  isJoined = false;
  clearTimeout(heartbeat);
  old?.close();
}

function reconnect(atOnce = false) {
  if (isSessionGone || isInOtherTab) return;
  disconnect();
  if (attempts > 1) tellOfLoss();
  else noteLoss();
  if (attempts > 1 || now() >= patienceForConnecting) useOrdinaryForms();
  const pause = atOnce ? 0 : growingPause(10_000, 200 * 2 ** attempts);
  attempts += 1;
  setTimeout(connectIfNeeded, pause);
}

function connectIfNeeded() {
  if (!socket && !isSessionGone && !isInOtherTab) connect();
}

/** The person waits for the connection: it is tried at once, though not at every key that is pressed. */
function hasten() {
  if (now() - lastAttempt > 1_000) connectIfNeeded();
}

/**
 * Checks the connection when the browser is online again, and when the page is shown again, however short it was hidden:
 * while a phone shows another app, or a computer sleeps, the connection can die without a notification.
 *
 * An open connection is asked for a sign of life, with little patience. Most of the time it is healthy, and making it
 * again would cost more than asking. What is not open is tried at once.
 */
function checkConnection() {
  attempts = 0;
  endPause?.();
  // An attempt from before the page was hidden may wait for a network that is gone.
  if (!isJoined) return reconnect(true);
  isAsked = false;
  beat();
  beatIn(patienceOnReturn);
}

addEventListener("visibilitychange", () => { if (!document.$hidden) checkConnection(); });
addEventListener("online", checkConnection);
