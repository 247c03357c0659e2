// A press that begins on a control and ends after the page has changed. If the element under the pointer was replaced or
// moved meanwhile, browsers report no click.

/** The press that has begun: its control with a description, the version of the page, the last event, and the pointer. */
let press = null;

/** The control that a click on a node would use; for a label, its checkbox or radio button. */
function controlAt(node) {
  const found = node.$closest?.("a[href],area,button,summary,label,input,[data-vsm-on~=click]");
  const control = found?.control ?? found;
  return control && !isTextField(control) && control;
}

for (const type of ["pointerdown", "keydown"]) {
  addEventListener(type, ({ target, button, key, repeat, clientX: x, clientY: y }) => {
    // The space bar presses a control until it is released; any other key acts at once.
    if (repeat || (key ?? " ") !== " ") return;
    const isPressable = page.$contains(target) && !notice.$contains(target) && (!key || target.$matches("button, summary, input"));
    const element = !button && isPressable && controlAt(target);
    press = element && { element, version, number: lastNumber, of: uniqueDescription(element), x, y };
  }, true);
}

// The browser has reported it, or the press has become a gesture.
for (const type of ["click", "pointercancel"]) addEventListener(type, () => { press = null; }, true);

for (const type of ["pointerup", "keyup"]) {
  addEventListener(type, (event) => {
    const own = press;
    // A click would follow at once.
    if (own) setTimeout(() => { if (press === own) endPress(event); });
  }, true);
}

/** Makes up for a click that the browser does not report, or tells the person that there is nothing to click any more. */
function endPress(event) {
  const { element, version: before, number, of, x, y } = press;
  press = null;
  if (before === version) return;
  // What others replace may mean something else.
  const control = page.$contains(element) ? element : number < lastNumber && find(of);
  if (!control) return addNote(noteOfFailure({ element }));
  // The control may have moved away from under the pointer; a key has no place.
  const isStill = !(Math.hypot(event.clientX - x, event.clientY - y) > 9);
  // A browser chooses the element of a tap when the finger is lifted.
  if (event.pointerType !== "touch" && (isStill || controlAt(event.target) === control)) {
    control.dispatchEvent(new MouseEvent("click", event));
  }
}
