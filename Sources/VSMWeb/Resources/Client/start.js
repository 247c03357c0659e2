// Begins when all parts of the script are there.

// Forms need these elements only without this script; the server does not count them.
for (const element of all("[data-vsm-unscripted]")) element.remove();
for (const button of all("[form=vsm-click]")) {
  for (const name of ["form", "name", "value"]) button.removeAttribute(name);
  button.type = "button";
}

const isLoadedAgain = performance.getEntriesByType("navigation")[0]?.type !== "navigate";
for (const field of all("input, textarea")) {
  if (isLoadedAgain && isChoice(field)) field.checked = field.defaultChecked;
  if (!isTextField(field) || field.value === field.defaultValue) continue;
  // A browser that reloads a page restores texts by their position, which may belong to another row now.
  if (isLoadedAgain && field !== focusedElement()) field.value = field.defaultValue;
  // The text was typed before this script ran.
  else noteTyping(field);
}

if (isLoadedAgain) for (const option of all("option")) option.selected = option.defaultSelected;

/** For developers: `vsm.simulateLatency(200)` adds 200 ms to every message, each way. */
window.vsm = { simulateLatency(milliseconds) { latency = milliseconds; }, widget: registerWidget };

nameEntry();
if (isLoadedAgain && positions.has(entryKey)) scrollWhenPossible({ places: positions.get(entryKey) });
if (!kept("vsm-memory") && focusedElement() === document.body) elementToFocus = page.querySelector("[data-vsm-focus]");
focusElement();
loadOptional(kept("vsm-memory"));
connect();
