// Scroll positions, which belong to the history entries: returning to a page restores its position.
//
// The browser cannot restore them, because the content of the page arrives after the browser has returned to the entry.

history.scrollRestoration = "manual";

/** The positions of the window and of other scrolling elements, by the key of the entry. */
const positions = new Map(kept("vsm-positions"));
/** The key of the entry that is shown. */
let entryKey = 0;
/** The target of scrolling, for when the page is long enough: positions, or the identifier of an element. */
let wantedPosition = null;
let wantedUntil = 0;
/** Whether the person may have scrolled, so that the page stays where it is. */
let isScrolledByPerson = false;

/** Gives the current entry of the history a key, unless it has one. */
function nameEntry() {
  if (history.state?.vsm === undefined) history.replaceState({ vsm: Math.random() }, "");
  entryKey = history.state.vsm;
}

/** Notes what is scrolled before another page is shown, and returns what shows the beginning of that page. */
function noteScrolled() {
  const noted = scrolledElements().map((element) => [element, [...element.$querySelectorAll("*")]]);
  return () => noted.forEach(([element, content]) => {
    // What stays, such as a list of links beside the page, keeps its position.
    const stays = content.filter((each) => element.$contains(each)).length > content.length / 2;
    if (!stays || element.$querySelector("h1")) element.$scrollTo({ left: 0, top: 0, behavior: "instant" });
  });
}

/** Scrolls to a place now, and again while content arrives, until the person scrolls. */
function scrollWhenPossible(place) {
  wantedPosition = place;
  wantedUntil = now() + 5_000;
  keepScrolling();
}

function keepScrolling() {
  if (!wantedPosition) return;
  const { id, places } = wantedPosition;
  const element = id && document.$getElementById(id);
  element?.$scrollIntoView({ behavior: "instant" });
  const isReached = id ? element : scrollAll(places);
  if (isReached || now() > wantedUntil) wantedPosition = null;
}

for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(kind, () => {
    wantedPosition = null;
    isScrolledByPerson = true;
  });
}

/** Notes the position of the page before it is left, unless it is not restored yet or the next page is awaited. */
function notePosition() {
  if (!isTravelling() && !wantedPosition) positions.set(entryKey, scrollPositions());
}

addEventListener("pagehide", () => {
  notePosition();
  keep("vsm-positions", [...positions].slice(-50));
});
