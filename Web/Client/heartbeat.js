// Detects a dead connection within seconds, while the browser itself may need minutes.

/** How long the server may be silent before it is asked for a sign of life. */
const silence = 10_000;
/** The same after an event, which is answered at once. */
const silenceAfterEvent = 3_000;
/** How long the server may take for a sign of life. */
const patience = 5_000;
/** The same when the person returns to the page and is about to use it. */
const patienceOnReturn = 2_000;
/** How long a connection may take to open and to join its page. */
const patienceForConnecting = 10_000;

let heartbeat = null;
let nextHeartbeat = Infinity;
let isAsked = false;

function beatIn(pause) {
  clearTimeout(heartbeat);
  nextHeartbeat = now() + pause;
  heartbeat = setTimeout(beat, pause);
}

/** Notes that a connection attempt begins; the attempt ends after a time without success. */
function awaitConnection() {
  isAsked = true;
  beatIn(patienceForConnecting);
}

/** Notes that the server sent a message. */
function noteSignOfLife() {
  isAsked = false;
  beatIn(silence);
}

// The browser reports that it is offline, which the connection does not notice.
addEventListener("offline", () => {
  if (!isJoined) tellOfLoss();
  else if (!isAsked) beatIn(0);
});

/** Notes that an event was sent. */
function awaitAnswer() {
  if (!isAsked && nextHeartbeat - now() > silenceAfterEvent) beatIn(silenceAfterEvent);
}

function beat() {
  if (!socket) return;
  if (isAsked) {
    tellOfLoss();
    // The client reconnects at once, unless connecting is what takes so long.
    return reconnect(isJoined);
  }
  isAsked = true;
  const own = socket;
  later(() => { if (own.readyState === openState) own.send('["ping"]'); });
  beatIn(patience);
}
