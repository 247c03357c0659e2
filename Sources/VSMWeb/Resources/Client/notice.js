// What the person is told, visibly and by assistive technology, outside of the page that the server knows.

function addOutside(tag, attributes, style, parent = document.body) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element.style, style);
  parent.append(element);
  return element;
}

const spoken = addOutside("div", { "aria-live": "polite", id: "vsm-spoken" }, {
  position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap",
});
const progress = addOutside("div", { "aria-hidden": "true", id: "vsm-progress" }, {
  position: "fixed", inset: "0 0 auto 0", height: "3px", background: "currentcolor", opacity: "0", transition: "opacity .2s",
});
// Only its own cards can be pressed; what is under the rest can be, too.
const notice = addOutside("div", { id: "vsm-notice", role: "region", "aria-label": "Connection" }, {
  position: "fixed", inset: "auto 1rem max(1rem, env(safe-area-inset-bottom)) 1rem", zIndex: "2147483647", display: "none",
  flexDirection: "column", alignItems: "center", gap: ".5rem", pointerEvents: "none", font: "1rem/1.4 system-ui, sans-serif",
  maxHeight: "50vh", overflowY: "auto",
});
// System colors follow the color scheme of the page, and are legible in every one.
const cardStyle = {
  boxSizing: "border-box", maxWidth: "min(100%, 34rem)", margin: "0", padding: ".6rem 1rem", borderRadius: ".5rem",
  background: "CanvasText", color: "Canvas", border: "1px solid Canvas", overflowWrap: "anywhere",
};
const stateLine = addOutside("p", { id: "vsm-state" }, { ...cardStyle, display: "none" }, notice);

/** What the person can read until it is dismissed: `{text, typed?, element?}`, with the element that they pressed. */
let notes = [];

const began = Date.now();

/** Has a sentence read out once what is being read has ended. */
function speak(text) {
  const line = document.createElement("div");
  line.textContent = text;
  // What is in the page from the beginning is not announced, and what was announced is removed.
  setTimeout(() => spoken.append(line), Math.max(0, began + 200 - Date.now()));
  setTimeout(() => line.remove(), 5_000);
}

let shownState = null;

/** Shows what the state of the connection is, and what the person can do: `{name, run}`; `null` if there is nothing. */
function showState(text, action) {
  if (text === shownState) return;
  shownState = text;
  stateLine.replaceChildren();
  if (text) addOutside("span", {}, action ? { marginInlineEnd: ".75rem" } : {}, stateLine).textContent = text;
  if (text && action) addButton(stateLine, action.name, action.run);
  stateLine.style.display = text ? "" : "none";
  showNotice();
}

function showNotice() {
  notice.style.display = notes.length > 0 || shownState ? "flex" : "none";
}

/** Shows a sentence until it is dismissed, and a text that the person typed with it. */
function addNote(note) {
  if (notes.some(({ text, typed }) => text === note.text && typed === note.typed)) return;
  const card = addOutside("div", { class: "vsm-note" }, { ...cardStyle, pointerEvents: "auto" }, notice);
  const entry = { ...note, card };
  notes.push(entry);
  addOutside("span", {}, { marginInlineEnd: ".75rem" }, card).textContent = note.text;
  if (note.typed !== undefined) {
    const field = addOutside("input", { readonly: "", "aria-label": "What you typed" }, {
      display: "block", boxSizing: "border-box", width: "100%", margin: ".4rem 0", padding: ".3rem .5rem", font: "inherit",
      background: "Canvas", color: "CanvasText", border: "1px solid", borderRadius: ".3rem",
    }, card);
    field.value = note.typed;
    field.onfocus = () => field.select();
  }
  addButton(card, "Dismiss", () => removeNote(entry));
  showNotice();
  speak(note.text);
}

function addButton(card, name, action) {
  const button = addOutside("button", { type: "button" }, {
    padding: ".1rem .6rem", font: "inherit", fontWeight: "600", color: "inherit",
    background: "none", border: "1px solid currentcolor", borderRadius: ".3rem", cursor: "pointer", pointerEvents: "auto",
  }, card);
  button.textContent = name;
  button.onclick = action;
}

function removeNote(entry) {
  const hadFocus = entry.card.contains(document.activeElement);
  entry.card.remove();
  notes = notes.filter((each) => each !== entry);
  if (hadFocus) notes.length > 0 ? notes.at(-1).card.querySelector("button").focus() : focusHeading();
  showNotice();
}

/** The person went on: what could not be done need not be said any longer. A text that was typed stays. */
function removeNotesOfFailures() {
  for (const entry of notes.filter((each) => each.typed === undefined)) removeNote(entry);
}

function showProgress() {
  progress.style.opacity = unacknowledged.length > 0 ? "0.6" : "0";
}
