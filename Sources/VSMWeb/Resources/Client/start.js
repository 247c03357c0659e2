// Begins when all parts of the script are there.

// What forms need only without this script; the server does not count it.
for (const element of page.querySelectorAll("[data-vsm-unscripted]")) element.remove();
for (const button of page.querySelectorAll("[form=vsm-click]")) {
  for (const name of ["form", "name", "value"]) button.removeAttribute(name);
  button.type = "button";
}

const [{ type: arrival } = {}] = performance.getEntriesByType("navigation");
for (const field of page.querySelectorAll("input, textarea")) {
  if (arrival !== "navigate" && isChoice(field)) field.checked = field.defaultChecked;
  if (!isTextField(field) || field.value === field.defaultValue) continue;
  // A browser that loads a page again puts texts back by their position, which may be that of another row by now.
  if (arrival !== "navigate" && field !== document.activeElement) field.value = field.defaultValue;
  // Typed before this script was there.
  else noteTyping(field);
}

if (arrival !== "navigate") for (const option of page.querySelectorAll("option")) option.selected = option.defaultSelected;

/** For developers: `vsm.simulateLatency(200)` adds 200 ms to every message, each way. */
window.vsm = { simulateLatency(milliseconds) { latency = milliseconds; }, widget: registerWidget };

nameEntry();
if (arrival !== "navigate" && positions.has(entryKey)) scrollWhenPossible({ position: positions.get(entryKey) });
beginReturn();
if (!memory && document.activeElement === document.body) elementToFocus = page.querySelector("[data-vsm-focus]");
focusElement();
connect();
