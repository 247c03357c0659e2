// The messages to the person, visible and for assistive technology, outside the part of the page that the server knows.

const styles = new CSSStyleSheet();
// System colors follow the color scheme of the page and are legible in every scheme. Only the cards receive clicks;
// elsewhere, clicks reach the content under the notice.
styles.replaceSync(
  "#vsm-spoken{position:fixed;clip-path:inset(50%)}"
  + "#vsm-progress{position:fixed;inset:0 0 auto;height:3px;background:currentcolor;opacity:0;transition:opacity .2s}"
  + "#vsm-notice{all:unset;position:fixed;inset:auto 1rem 1rem;z-index:99999;display:grid;"
  + "justify-items:center;gap:.5rem;pointer-events:none;font:1rem/1.4 system-ui;"
  + "max-height:50vh;overflow:auto}"
  + "#vsm-notice>*{max-width:34rem;margin:0;padding:.6rem 1rem;border-radius:.5rem;background:CanvasText;color:Canvas;"
  + "border:1px solid;overflow-wrap:anywhere}"
  + "#vsm-notice input{display:block;width:100%;box-sizing:border-box}"
  + "#vsm-notice button{margin-inline-start:.7rem}"
  + "#vsm-notice :is(input,button){font:inherit;color:inherit;background:none;border:1px solid;border-radius:.5rem;"
  + "padding:.2rem .5rem}"
  + ".vsm-note,#vsm-state button{pointer-events:auto}"
  + "#vsm-notice[hidden],#vsm-state[hidden]{display:none}"
  + "vsm-form,vsm-form>form{display:contents}",
);
document.$adoptedStyleSheets.push(styles);

function addOutside(tag, properties, parent = document.$body) {
  const element = Object.assign(document.$createElement(tag), properties);
  parent.$append(element);
  return element;
}

const spoken = addOutside("div", { id: "vsm-spoken", ariaLive: "polite", dir: directionOfTexts });
const progress = addOutside("div", { id: "vsm-progress" });
const notice = addOutside("div", {
  id: "vsm-notice", role: "region", ariaLabel: texts[connectionText], hidden: true, lang: languageOfTexts, dir: directionOfTexts,
});
/** What this script adds to the document outside of the page. */
const outside = [spoken, progress, notice];
const stateLine = addOutside("p", { id: "vsm-state", hidden: true }, notice);

/** The notes, which stay until they are dismissed: `{text, typed?, element?}`, with the element that was pressed. */
let notes = [];

const began = now();

/** Announces a sentence after the current announcement has ended. */
function speak(text, lang = languageOfTexts) {
  // Content that is in the page from the beginning is not announced. Announced content is removed.
  setTimeout(() => {
    const line = addOutside("div", { textContent: text, lang }, spoken);
    setTimeout(() => line.$remove(), 5_000);
  }, began + 200 - now());
}

let shownState = null;

/** Shows the state of the connection, given the index of its text, and an action; `null` if there is none. */
function showState(state) {
  if (state === shownState) return;
  shownState = state;
  stateLine.$replaceChildren();
  if (state) addOutside("span", { textContent: texts[state] }, stateLine);
  if (state === openElsewhereText) addButton(stateLine, texts[useHereText], useHere);
  if (state === noConnectionText) addButton(stateLine, texts[dismissText], () => setOrdinariness(2));
  stateLine.hidden = !state;
  showNotice();
}

function showNotice() {
  notice.hidden = !(notes.length || shownState);
  optional.placeOutside?.();
}

/** Shows a sentence until it is dismissed, and a text that the person typed with it. */
function addNote(note) {
  if (notes.some(({ text, typed }) => text === note.text && typed === note.typed)) return;
  const card = addOutside("div", { className: "vsm-note" }, notice);
  const entry = { ...note, card };
  notes.push(entry);
  addOutside("span", { textContent: note.text }, card);
  if (note.typed !== undefined) {
    const select = ({ target }) => target.select();
    addOutside("input", { readOnly: true, ariaLabel: texts[whatWasTypedText], value: note.typed, onfocus: select }, card);
  }
  addButton(card, texts[dismissText], () => removeNote(entry));
  showNotice();
  speak(note.text);
}

function addButton(card, name, action) {
  addOutside("button", { type: "button", textContent: name, onclick: action }, card);
}

function removeNote(entry) {
  const hadFocus = entry.card.$contains(focusedElement());
  entry.card.$remove();
  notes = notes.filter((each) => each !== entry);
  if (hadFocus) notes.length > 0 ? notes.at(-1).card.$querySelector("button").$focus() : focusNear([notice.$parentNode]);
  showNotice();
}

/** Removes the notes about events that were not run, because the person has continued. Notes with typed texts stay. */
function removeNotesOfFailures() {
  for (const entry of notes.filter((each) => each.typed === undefined)) removeNote(entry);
}

function showProgress() {
  progress.$style.opacity = unacknowledged.length && !ordinariness ? .6 : 0;
}
