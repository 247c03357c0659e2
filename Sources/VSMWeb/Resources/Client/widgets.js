// Elements whose content a script of the site makes.

/** The functions that make widgets, by their names. */
const widgetMakers = new Map();
/** The widgets in the page, by their elements. */
const widgets = new Map();
/** The elements whose widget is to be made, or gets new data. */
const changedWidgets = new Set();

/** Registers a widget: `vsm.widget("chart", (element, data, send) => ({ update(data) {}, remove() {} }))`. */
function registerWidget(name, make) {
  widgetMakers.set(name, make);
  for (const element of all("[data-vsm-widget]")) changedWidgets.add(element);
  updateWidgets();
}

/** Makes the widgets that have come, updates those with new data, and removes those that have gone. */
function updateWidgets() {
  for (const [element, widget] of widgets) {
    if (element.isConnected) continue;
    widgets.delete(element);
    attempt(() => widget.remove?.());
  }
  for (const element of changedWidgets) {
    const make = widgetMakers.get(element.dataset.vsmWidget);
    if (!make || !element.isConnected) continue;
    const data = JSON.parse(element.dataset.vsmData ?? "null");
    const widget = widgets.get(element);
    attempt(() => {
      if (widget) return widget.update?.(data);
      const send = (name, values = {}) => sendWidgetEvent(element, name, values);
      widgets.set(element, {});
      widgets.set(element, make(element, data, send) ?? {});
    });
  }
  changedWidgets.clear();
}

/** A mistake, as in a script of the site, does not keep the page from being updated. */
function attempt(action, giveUp) {
  try {
    action();
  } catch (error) {
    console.error("VSM:", error);
    giveUp?.();
  }
}

function sendWidgetEvent(element, name, values) {
  const target = listener(element, eventOf("widget", name));
  if (!target) return;
  sendEvent(target, "widget", [name, Object.entries(values).flat().map(String)]);
}
