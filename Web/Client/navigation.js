// Links and history: pages that are shown without loading them.

/** The path and query of the current page. */
let shown = addressOf(location);
/** The visit that the current message has answered. */
let answeredVisit = null;

/** Whether a requested page has not arrived yet. */
const isTravelling = () => unacknowledged.some(({ kind }) => kind === "visit");

/** Asks for a page that a link leads to, or that the person returns to. */
function visit(target, { hash = "", returns = false }) {
  if (!returns) notePosition();
  // Only the last link that was followed without a connection counts.
  if (!isJoined) unacknowledged = unacknowledged.filter(({ kind, wasSent }) => kind !== "visit" || wasSent);
  send({ kind: "visit", payload: [target], target, hash, returns });
  if (!isJoined) loadWhenPossible(target, true);
}

/** Applies the properties in a message other than the nodes. */
function showHead({ title, description, language, direction = "", target, replace }) {
  const visit = answeredVisit;
  answeredVisit = null;
  const isFinal = !isTravelling();
  if (target !== undefined && isFinal) showAddress(target, visit, replace);
  if (language !== undefined) Object.assign(document.$documentElement, { lang: language, dir: direction });
  if (title !== undefined) document.$title = title;
  if (description !== undefined) describePage(description);
  if (!visit) return;
  awaitsHeading = true;
  if (!isFinal) return;
  returnToEntry(visit.returns);
  loadOptional(kept("vsm-memory"));
  scrollWhenPossible(placeOf(visit));
}

function placeOf({ hash, returns }) {
  if (hash) return { id: decodeFragment(hash) };
  return { places: (returns && positions.get(entryKey)) || [[[], 0, 0]] };
}

function decodeFragment(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Shows an address; if the person returned to it, the history already has its entry. */
function showAddress(target, visit, replaces) {
  if (target === shown) return;
  const isExpected = target === visit?.target;
  shown = target;
  if (target === addressOf(location)) return;
  if (visit ? visit.returns : replaces) return history.replaceState(history.state, "", target);
  history.pushState(null, "", isExpected ? target + visit.hash : target);
  nameEntry();
}

function describePage(text) {
  const meta = document.$querySelector("meta[name=description]")
    ?? addOutside("meta", { name: "description" }, document.$head);
  meta.content = text;
}

page.addEventListener("click", (event) => {
  const link = event.target.$closest(":any-link");
  if (!link || event.defaultPrevented || isForBrowser(event)) return;
  // The address of a link in a graphic is an object.
  const address = new URL(link.href.baseVal ?? link.href, location.href);
  if (link.$getAttribute("target") || link.$hasAttribute("download") || address.origin !== location.origin) return;
  // Until the page has connected for the first time, links work like ordinary links.
  if (version === null && navigator.onLine) return;
  const target = addressOf(address);
  const { hash } = address;
  if (hash && target === shown) return notePosition();
  event.preventDefault();
  if (hash && !isJoined) loadWhenPossible(address.href, true);
  else visit(target, { hash });
});

// The space bar activates a link that is announced as a button.
page.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.$matches("a[role=button]")) return;
  event.preventDefault();
  event.target.$click();
});

addEventListener("popstate", () => {
  const isNew = history.state?.vsm === undefined;
  // The browser has already followed a link within the page.
  if (!isNew) notePosition();
  nameEntry();
  const target = addressOf(location);
  if (target !== shown) {
    shown = target;
    visit(target, { returns: true });
  } else if (!isNew && positions.has(entryKey)) {
    // The server does not take part in navigation within the page.
    scrollWhenPossible({ places: positions.get(entryKey) });
  }
});
