// Long lists of which only some rows are in the page: the visible ones, as many around them, and the one with the focus.
//
// An attribute says where they are: the index of the first row, the number of all, the height of one, and, if it is in the
// page although it is elsewhere, the index of the row with the focus.

/** The number of the message that asks for rows and is not answered yet; zero for none. */
let rowsUnderWay = 0;
/** What was asked for last, by the lists. */
const asked = new WeakMap();
let rowTimer = null;

const longLists = () => all("[data-vsm-rows]");
const placeOfRows = (list) => list.dataset.vsmRows.split(" ").map(Number);

/** Makes room for the rows that are not in the page, and says which ones are. */
function placeRows() {
  for (const list of longLists()) {
    const [first, total, height, kept] = placeOfRows(list);
    const rows = [...list.children];
    const indices = rows.map((_, position) => first + position);
    if (kept < first) indices.unshift(kept);
    else if (kept) indices[rows.length - 1] = kept;
    // The room belongs to the list, and rows are kept in their places here.
    if (getComputedStyle(list).display === "block") list.style.display = "flow-root";
    list.style.overflowAnchor = "none";
    rows.forEach((row, position) => {
      const gap = indices[position] - (indices[position - 1] ?? -1) - 1;
      row.style.marginTop = gap ? `${gap * height}px` : "";
      row.style.marginBottom = position === rows.length - 1 ? `${(total - 1 - indices[position]) * height}px` : "";
      row.ariaPosInSet = indices[position] + 1;
      row.ariaSetSize = total;
    });
  }
}

/** Notes what is visible of the lists before a change, and returns what keeps it in its place. */
function keepRows() {
  const before = longLists().map((list) => {
    const { top } = box(list);
    const row = [...list.children].find((each) => box(each).bottom > Math.max(0, top));
    return [list, row, row && box(row).top - top];
  });
  return () => {
    placeRows();
    for (const [list, row, distance] of before) {
      if (!list.contains(row)) continue;
      // At the beginning of a list, what comes before the rows is shown.
      const scrolled = list.scrollTop > 0 ? list : box(list).top < 0 && window;
      const shift = box(row).top - box(list).top - distance;
      if (scrolled && shift) scrolled.scrollBy({ top: shift, behavior: "instant" });
    }
  };
}

/** The index of the row at a height of the window. */
function rowAt(list, y) {
  const [, total, height] = placeOfRows(list);
  const row = [...list.children].find((each) => box(each).bottom > y);
  if (row) return Math.max(0, row.ariaPosInSet - 1 - Math.ceil(Math.max(0, box(row).top - y) / height));
  const last = list.lastElementChild;
  return Math.min(total - 1, Number(last.ariaPosInSet) + Math.floor((y - box(last).bottom) / height));
}

/** Asks for the rows around the visible ones, if some of them are not in the page. */
function askForRows() {
  rowTimer = null;
  for (const list of longLists()) {
    const { top, bottom } = box(list);
    const [upper, lower] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (!isJoined || rowsUnderWay || upper >= lower || !list.firstElementChild) continue;
    const [first, total, , kept] = placeOfRows(list);
    const end = first + list.children.length - (kept === undefined ? 0 : 1);
    const from = rowAt(list, upper);
    const count = rowAt(list, lower) - from + 1;
    const isMissing = (from - first < count / 2 && first > 0) || (end - from - count < count / 2 && end < total);
    const focused = [...list.children].find((row) => row.contains(focusedElement()));
    const rows = [from, count, focused ? focused.ariaPosInSet - 1 : null];
    const question = list.dataset.vsmRows + rows;
    if (!isMissing || asked.get(list) === question) continue;
    asked.set(list, question);
    sendDelayed();
    rowsUnderWay = ++lastNumber;
    // Asked again after a break, and nothing that the person waits for.
    transmit({ message: { kind: "scroll", number: rowsUnderWay, payload: rows }, element: list });
  }
}

function watchRows() {
  rowTimer ??= setTimeout(askForRows, 50);
}

addEventListener("scroll", watchRows, true);
addEventListener("resize", watchRows);
