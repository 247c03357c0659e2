// Loads a page as soon as the server can provide it. If the browser loaded it directly while the server is down or has
// no room, it would stay on an error page.

/** The page to load: `{target, isLink, failures, isRefused}`; `null` if there is none. */
let awaitedPage = null;
/** Whether the session of the page no longer exists, so that the page must be loaded again. */
let isSessionGone = false;
/** Whether the page was just loaded for the same reason, more than once. */
let isReloadUseless = false;
/** How long a server may take to answer. */
const patienceForPage = 10_000;
/** How long to wait for the connection when the server can be reached, because it preserves the state of the page. */
const preferenceForConnection = 3_000;

/** A pause that differs from browser to browser. */
const growingPause = (longest, pause) => Math.min(longest, pause) * (0.5 + Math.random() / 2);

let endPause = null;
const pause = (milliseconds) => new Promise((end) => {
  endPause = end;
  setTimeout(end, milliseconds);
});

// Going back can show the page in the state in which it was left.
addEventListener("pageshow", ({ persisted }) => { if (persisted && isSessionGone) loadWhenPossible(location.href); });

/** Loads the page again, or the page that a link leads to, because the session no longer exists. */
function sessionEnded() {
  isSessionGone = true;
  disconnect();
  const visit = unacknowledged.findLast(({ kind }) => kind === "visit");
  loadWhenPossible(visit?.target ?? (awaitedPage?.isLink ? awaitedPage.target : location.href));
}

/**
 * The connection was not even opened, several times. If the server can be reached and refuses it, it has forgotten the
 * browser, and only loading the page helps. A page that was never connected is left alone: it may be all that works.
 */
function doubtSession() {
  if (version !== null && !awaitedPage) loadWhenPossible(location.href);
}

/** Loads a page as soon as the server can be reached, unless the connection returns first. */
async function loadWhenPossible(target, isLink = false) {
  if (awaitedPage) {
    Object.assign(awaitedPage, { target, isLink });
    return endPause?.();
  }
  const own = { target, isLink, failures: 0, isRefused: false };
  awaitedPage = own;
  while (awaitedPage === own) {
    updateState();
    const answer = navigator.onLine && await ask(own.target);
    // While the browser is offline, it would show an error page.
    if (answer === "page" && await mayLoad(own) && navigator.onLine) return leaveFor(own.target);
    own.isRefused = answer === "refusal";
    own.failures += 1;
    updateState();
    // All browsers ask when a server was restarted, so the pauses spread their requests.
    await pause(growingPause(30_000, 500 * 2 ** own.failures));
  }
}

/** Whether the server has a page: a `"page"`, a `"refusal"`, or `"silence"`. */
async function ask(target) {
  try {
    // The request uses GET like the page load, because a full server refuses only requests that open a session.
    const answer = await fetch(target, {
      cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(patienceForPage),
    });
    const isRefusal = answer.status >= 500 || [408, 425, 429].includes(answer.status);
    // A page of the site with such a status is a page like any other.
    if (isRefusal && !(await answer.text()).includes("id=\"vsm-page\"")) return "refusal";
    answer.body?.cancel().catch(() => {});
    return "page";
  } catch {
    return "silence";
  }
}

/** Whether to load an available page now; waits first if that can make loading unnecessary or spread the load. */
async function mayLoad(own) {
  if (awaitedPage !== own) return false;
  // The page that a link leads to has its own session.
  if (isInOtherTab) return true;
  if (!isSessionGone) {
    reconnect(true);
    await pause(preferenceForConnection);
    return awaitedPage === own;
  }
  // If cookies are blocked, no page has a session, so the number of reloads is bounded.
  let repeated = Number(kept("vsm-reloads"));
  if (!keep("vsm-reloads", repeated + 1)) repeated = 5;
  if (repeated === 0) return true;
  isReloadUseless = repeated > 1;
  updateState();
  await pause(Math.min(60_000, 2_500 * 2 ** repeated));
  return true;
}

/** Loads a page, and keeps the person's input in this one. */
function leaveFor(target) {
  awaitedPage = null;
  attempt(() => keepForReturn(target));
  const { href } = new URL(target, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
}
