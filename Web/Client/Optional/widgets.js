// Elements whose content is created by a script of the site.

/** The widgets in the page, by their elements: the object that a script has created, and its data. */
const widgets = new Map();

/** Creates new widgets, updates those with new data, and removes those that have left the page. */
function updateWidgets() {
  for (const [element, { made }] of widgets) {
    if (element.$isConnected) continue;
    widgets.delete(element);
    // This is the site's function, not that of an element.
    attempt(() => made["remove"]?.());
  }
  for (const element of all("[data-vsm-widget]")) {
    const { vsmWidget: name, vsmData: data = "null" } = element.$dataset;
    const make = widgetMakers.get(name);
    const widget = widgets.get(element);
    if (!make || widget?.data === data) continue;
    attempt(() => {
      if (widget) {
        widget.data = data;
        return widget.made.update?.(JSON.parse(data));
      }
      const own = { data, made: {} };
      widgets.set(element, own);
      const send = (name, values = {}) => sendWidgetEvent(element, name, values);
      own.made = make(element, JSON.parse(data), send) ?? {};
    });
  }
}

function sendWidgetEvent(element, name, values) {
  const target = listener(element, eventOf("widget", name));
  if (target) sendEvent(target, "widget", [name, Object.entries(values).flat().map(String)]);
}
