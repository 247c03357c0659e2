// Begins when all parts of the script are there.

/** For developers: `vsm.simulateLatency(200)` adds 200 ms to every message, each way. */
window.vsm = { simulateLatency(milliseconds) { latency = milliseconds; }, widget: registerWidget };

const { type: wayOfLoading } = performance.getEntriesByType("navigation")[0] ?? {};
const isLoadedAgain = wayOfLoading !== "navigate";

function beginField(field) {
  if (isTextField(field)) {
    if (isAsGiven(field)) return;
    // A browser that reloads a page restores texts by their position, which may belong to another row now.
    if (isLoadedAgain && !(field === focusedElement() && navigator.userActivation?.hasBeenActive)) setText(field, field.defaultValue);
    // The text was typed before this script ran.
    else noteTyping(field);
  } else if (isLoadedAgain) field.checked = field.defaultChecked;
  else if (field.checked !== field.defaultChecked && !holdsState(field)) noteChoice(field);
}

// Forms and buttons need this only without this script; the server does not count it.
const ticket = page.$querySelector("#vsm-click input")?.value;
for (const button of all("[form=vsm-click]")) {
  ordinaryFields.set(button, { click: ["vsm-form", ticket, "vsm-click", button.value] });
  for (const name of ["form", "name", "value"]) button.$removeAttribute(name);
  button.type = "button";
}
for (const element of all("[data-vsm-unscripted]")) {
  if (element.form) ordinaryFields.set(element.form, { submit: ["vsm-form", element.value] });
  element.$remove();
}

for (const field of all("input, textarea")) attempt(() => beginField(field));
if (isLoadedAgain) {
  for (const option of all("option")) option.selected = option.defaultSelected;
  keepFromRestoring();
}

// Browsers limit how often a page changes its history.
attempt(nameEntry);
attempt(() => returnToEntry(wayOfLoading === "back_forward"));
attempt(() => {
  if (isLoadedAgain && positions.has(entryKey)) scrollWhenPossible({ places: positions.get(entryKey) });
  if (!kept("vsm-memory") && focusedElement() === document.$body) elementToFocus = page.$querySelector("[data-vsm-focus]");
  focusElement();
});
loadOptional(kept("vsm-memory"));
connect();
if (kept("vsm-ordinary")) useOrdinaryForms();
