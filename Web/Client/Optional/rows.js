// Long lists with only some of their rows in the page: the visible ones, as many around them, and the one with the
// focus.
//
// An attribute contains the index of the first row, the number of all rows, and the height of a row. If the row with
// the focus is in the page but outside the window, the attribute also contains its index.

/** The number of the message that asks for rows and is not answered yet; zero for none. */
let rowsUnderWay = 0;
/** The rows that were requested last, by their lists. */
const asked = new WeakMap();
let rowTimer = null;

const longLists = () => all("[data-vsm-rows]");
const placeOfRows = (list) => list.$dataset.vsmRows.split(" ").map(Number);

/** Reserves space for the rows that are not in the page, and sets the positions of those that are. */
function placeRows() {
  for (const list of longLists()) {
    const [first, total, height, kept] = placeOfRows(list);
    const rows = [...list.$children];
    const indices = rows.map((_, position) => first + position);
    if (kept < first) indices.unshift(kept);
    else if (kept) indices[rows.length - 1] = kept;
    // The list includes the reserved space, and this script keeps the rows in position.
    if (getComputedStyle(list).display === "block") list.$style.display = "flow-root";
    list.$style.overflowAnchor = "none";
    rows.forEach((row, position) => {
      const gap = indices[position] - (indices[position - 1] ?? -1) - 1;
      row.$style.marginTop = gap ? `${gap * height}px` : "";
      row.$style.marginBottom = position === rows.length - 1 ? `${(total - 1 - indices[position]) * height}px` : "";
      row.$ariaPosInSet = indices[position] + 1;
      row.$ariaSetSize = total;
    });
  }
}

/** The upper edge of the visible part of a list. */
const edgeOf = (list) => Math.max(0, box(list).top);

const firstVisibleRow = (list) => [...list.$children].find((each) => box(each).bottom > edgeOf(list));

/** Moves the rows of a list up, unless its beginning is shown, with what comes before it. */
function scrollRows(list, distance) {
  const scrolled = list.$scrollTop > 0 ? list : box(list).top < 0 && document.$documentElement;
  if (scrolled && distance) scrolled.$scrollBy({ top: distance, behavior: "instant" });
}

/**
 * Notes what is visible of the lists before a change, and returns what keeps it in its place, and updates what else this
 * file adds to the page. The change is in the message that acknowledges a number.
 */
function keepInPlace(acknowledged) {
  if (acknowledged >= rowsUnderWay) rowsUnderWay = 0;
  const before = longLists().map((list) => {
    const row = firstVisibleRow(list);
    return [list, row, row && box(row).top - box(list).top];
  });
  return () => {
    attempt(placeRows);
    for (const [list, row, distance] of before) {
      if (list.$contains(row)) attempt(() => scrollRows(list, box(row).top - box(list).top - distance));
    }
    for (const update of [showMarkup, updateWidgets, watchRows, reviewLengths]) attempt(update);
  };
}

/** The index of the first visible row of each list, and its distance from the edge. */
const placesOfRows = () => longLists().map((list) => {
  const row = firstVisibleRow(list);
  return row && [row.$ariaPosInSet - 1, box(row).top - edgeOf(list)];
});

/** Restores the position of each list, even if rows differ from the expected height of those not in the page. */
function showRows(places) {
  longLists().forEach((list, position) => {
    const [index, distance] = places[position] ?? [];
    if (index >= 0 && list.$firstElementChild) scrollRows(list, topOfRow(list, index) - edgeOf(list) - distance);
  });
}

/** Where the row with an index begins in the window, or is expected to begin. */
function topOfRow(list, index) {
  const [, , height] = placeOfRows(list);
  const next = [...list.$children].find((row) => row.$ariaPosInSet > index);
  if (next) return box(next).top - (next.$ariaPosInSet - 1 - index) * height;
  const last = list.$lastElementChild;
  return box(last).bottom + (index - last.$ariaPosInSet) * height;
}

/** The index of the row at a height of the window. */
function rowAt(list, y) {
  const [, total, height] = placeOfRows(list);
  const row = [...list.$children].find((each) => box(each).bottom > y);
  if (row) return Math.max(0, row.$ariaPosInSet - 1 - Math.ceil(Math.max(0, box(row).top - y) / height));
  const last = list.$lastElementChild;
  return Math.min(total - 1, Number(last.$ariaPosInSet) + Math.floor((y - box(last).bottom) / height));
}

/** Asks for the rows around the visible ones, if some of them are not in the page. */
function askForRows() {
  rowTimer = null;
  for (const list of longLists()) {
    const { top, bottom } = box(list);
    const [upper, lower] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (rowsUnderWay || upper >= lower || !list.$firstElementChild) continue;
    const [first, total, , kept] = placeOfRows(list);
    const end = first + list.$children.length - (kept === undefined ? 0 : 1);
    const from = rowAt(list, upper);
    const count = rowAt(list, lower) - from + 1;
    const isMissing = (from - first < count / 2 && first > 0) || (end - from - count < count / 2 && end < total);
    const focused = [...list.$children].find((row) => row.$contains(focusedElement()));
    const rows = [from, count, focused ? focused.$ariaPosInSet - 1 : null];
    const question = list.$dataset.vsmRows + rows;
    if (!isMissing || asked.get(list) === question) continue;
    rowsUnderWay = askServer("scroll", list, rows);
    if (rowsUnderWay) asked.set(list, question);
  }
}

/** Asks again after a reconnect, because earlier requests may be lost. */
function askAgain() {
  rowsUnderWay = 0;
  for (const list of longLists()) asked.delete(list);
  watchRows();
}

function watchRows() {
  rowTimer ??= setTimeout(askForRows, 50);
}

addEventListener("scroll", watchRows, true);
addEventListener("resize", watchRows);
