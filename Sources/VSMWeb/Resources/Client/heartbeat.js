// Notices within seconds that a connection is dead, which the browser itself may not notice for minutes.

/** How long the server may be silent before it is asked for a sign of life. */
const silence = 10_000;
/** The same after an event, which is answered at once. */
const silenceAfterEvent = 3_000;
/** How long the server may take for a sign of life. */
const patience = 5_000;
/** How long a connection may take to be made, and to join its page. */
const patienceForConnecting = 10_000;

let heartbeat = null;
let nextHeartbeat = Infinity;
let isAsked = false;

function beatIn(pause) {
  clearTimeout(heartbeat);
  nextHeartbeat = Date.now() + pause;
  heartbeat = setTimeout(beat, pause);
}

/** A connection is begun, and is dead if it does not come. */
function awaitConnection() {
  isAsked = true;
  beatIn(patienceForConnecting);
}

/** The server said something. */
function noteSignOfLife() {
  isAsked = false;
  beatIn(silence);
}

/** The browser says that the network is away, which the connection does not notice. */
addEventListener("offline", () => {
  if (!isJoined) tellOfLoss();
  else if (!isAsked) beatIn(0);
});

/** An event was sent. */
function awaitAnswer() {
  if (!isAsked && nextHeartbeat - Date.now() > silenceAfterEvent) beatIn(silenceAfterEvent);
}

function beat() {
  if (!socket) return;
  if (isAsked) {
    tellOfLoss();
    // At once, unless it is the connecting that takes so long.
    return reconnect(isJoined);
  }
  isAsked = true;
  const own = socket;
  later(() => { if (own.readyState === WebSocket.OPEN) own.send('["ping"]'); });
  beatIn(patience);
}
