// Elements whose content a script of the site makes.

/** The widgets in the page, by their elements: what a script has made, and the data that it has. */
const widgets = new Map();

/** Makes the widgets that have come, updates those with new data, and removes those that have gone. */
function updateWidgets() {
  for (const [element, { made }] of widgets) {
    if (element.isConnected) continue;
    widgets.delete(element);
    attempt(() => made.remove?.());
  }
  for (const element of all("[data-vsm-widget]")) {
    const { vsmWidget: name, vsmData: data = "null" } = element.dataset;
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
