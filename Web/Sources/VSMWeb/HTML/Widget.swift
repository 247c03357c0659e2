import Foundation

/// Creates an element whose content a script of the site creates and updates, such as a map, a chart or an editor.
///
/// Patches do not change the content of the element. The script registers the widget by its name, and gets the data
/// each time it changes:
///
/// ```swift
/// widget("chart", data: model.points)
///     .class("chart")
///     .onWidgetEvent("select") { values in container.observe(model.select(values["point"])) }
/// ```
///
/// ```js
/// vsm.widget("chart", (element, points, send) => {
///   const chart = new Chart(element, points, (point) => send("select", { point }));
///   return { update: (points) => chart.show(points), remove: () => chart.destroy() };
/// });
/// ```
///
/// The browser client calls the function once for each element in the page, with the element, its data, and a function
/// that sends an event with values. The values arrive as texts. The function can return an object with a function
/// `update`, which the client calls with new data, and a function `remove`, which the client calls when the element has
/// left the page. The script is a file of the site; see ``Site/scripts``.
///
/// - Parameters:
///   - name: The name under which the script registers the widget.
///   - data: The data of the widget. Every person who sees the page can read all of it.
public func widget(_ name: StaticString, data: some Encodable) -> Element<HTMLTags.Div, EmptyHTML> {
    Element(HTMLTags.Div.self, [Attribute("data-vsm-widget", "\(name)"), Attribute("data-vsm-data", json(data))])
}

/// Creates an element whose content a script of the site creates, without data.
///
/// See ``widget(_:data:)``.
///
/// - Parameter name: The name under which the script registers the widget.
public func widget(_ name: StaticString) -> Element<HTMLTags.Div, EmptyHTML> {
    Element(HTMLTags.Div.self, [Attribute("data-vsm-widget", "\(name)")])
}

extension HTMLElement {
    /// Runs an action when a widget in the element sends an event.
    ///
    /// Handle only events that the person may send in the current state: anybody can send any values.
    ///
    /// - Parameters:
    ///   - name: The name of the event.
    ///   - action: Runs with the values of the event, by their names.
    public func onWidgetEvent(_ name: StaticString, _ action: @escaping (FormValues) -> Void) -> Self {
        handling(.widget, EventHandler { action($0.fields ?? FormValues(fields: [:])) }, key: "\(name)")
    }
}

/// Returns the data of a widget as JSON, which is the same for equal data.
private func json(_ data: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        return String(decoding: try encoder.encode(data), as: UTF8.self)
    } catch {
        fatalError("The data of a widget cannot be encoded as JSON: \(error). Pass values that JSON supports.")
    }
}
