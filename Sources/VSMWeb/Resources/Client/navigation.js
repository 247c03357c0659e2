// Links and history: pages that are shown without loading them.

/** The path and query of the current page. */
let shown = location.pathname + location.search;

function visit(target, scrolls) {
  // Only the last link that was followed without a connection counts.
  if (!isJoined) unacknowledged = unacknowledged.filter(({ message, wasSent }) => message.type !== "visit" || wasSent);
  send({ type: "visit", target, scrolls }, null);
  if (!isJoined) loadWhenPossible(target, true);
}

page.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || event.defaultPrevented || !isPlain) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  // Before the page was connected for the first time, a link works like any link.
  if (version === null && navigator.onLine) return;
  const target = link.pathname + link.search;
  if (link.hash && (isJoined || target === shown)) return;
  event.preventDefault();
  if (link.hash) loadWhenPossible(link.href, true);
  else visit(target, true);
});

// A link that is announced as a button can be pressed with the space bar.
page.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.matches("a[role=button]")) return;
  event.preventDefault();
  event.target.click();
});

addEventListener("popstate", () => {
  // The server does not take part in navigation within the page.
  if (location.pathname + location.search === shown) return;
  shown = location.pathname + location.search;
  visit(shown, false);
});
