import VSM
import VSMWeb

/// A chart that a script of the site draws.
struct WidgetView: HTMLView {
    struct ViewState {
        var points = [1, 2, 3]
        var selected: String?
        var isShown = true
    }

    var initialState: ViewState { ViewState() }

    /// The script, which draws a point as a button.
    static let script = Asset(
        "/widgets.js",
        .javaScript,
        content: Array(
            """
            class Chart {
              constructor(element, points, choose) {
                this.element = element;
                this.choose = choose;
                this.show(points);
              }
              show(points) {
                this.element.replaceChildren(...points.map((point) => {
                  const button = document.createElement("button");
                  button.textContent = `Point ${point}`;
                  button.onclick = () => this.choose(point);
                  return button;
                }));
              }
              destroy() { window.removedWidgets = (window.removedWidgets ?? 0) + 1; }
            }

            // snippet.chart
            vsm.widget("chart", (element, points, send) => {
              const chart = new Chart(element, points, (point) => send("select", { point }));
              return { update: (points) => chart.show(points), remove: () => chart.destroy() };
            });
            // snippet.end

            """.utf8
        )
    )

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        section {
            h1 { "Widget" }
            p { state.selected.map { "Selected \($0)" } ?? "Nothing selected" }.role(.status)
            if state.isShown {
                widget("chart", data: state.points)
                    .id("chart")
                    .onWidgetEvent("select") { values in container.changing { $0.selected = values["point"] }() }
            }
            button { "Add" }.onClick(container.changing { $0.points.append($0.points.count + 1) })
            button { "Show or hide" }.onClick(container.changing { $0.isShown.toggle() })
        }
    }
}
