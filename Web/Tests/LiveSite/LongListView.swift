import VSM
import VSMWeb

/// A list of a hundred thousand rows, with only a window of them in the page.
struct LongListView: HTMLView {
    /// Whether the list scrolls by itself, or the page does.
    let hasHeight: Bool

    var initialState: [Int] { Array(1...100_000) }

    func body(_ container: StateContainer<[Int]>) -> some HTML {
        section {
            h1 { "Long list" }
            p {
                button { "Insert above" }.onClick(
                    container.changing { $0.insert(contentsOf: [-$0.count, -$0.count - 1], at: 0) }
                )
                button { "Remove above" }.onClick(container.changing { $0.removeFirst(3) })
                button { "Remove below" }.onClick(container.changing { $0.removeLast() })
                button { "Remove all" }.onClick(container.changing { $0.removeAll() })
            }
            p { "\(container.state.count) rows" }.id("count")
            virtualList(container.state, key: \.self, rowHeight: 30) { row in
                li {
                    span { "Row \(row)" }
                    input(name: "text").accessibilityLabel("Text \(row)")
                }
                .class(row.isMultiple(of: 7) ? "tall" : "plain")
            }
            .class(hasHeight ? "scrolling" : "long")
            .accessibilityLabel("Rows")
            p { "After the list" }
            a(href: "/tasks") { "Tasks" }
        }
    }

    static let styles = Asset(
        "/site.css",
        .css,
        content: Array(
            """
            .scrolling { height: 300px; overflow: auto; }
            .scrolling, .long { padding: 0; margin: 0; list-style: none; }
            .scrolling > li, .long > li { height: 30px; overflow: hidden; }
            .scrolling > li.tall { height: 44px; }
            .pane { height: 150px; overflow: auto; }
            .box { height: 60px; overflow: auto; }
            .graphic { width: 200px; height: 40px; }
            """.utf8
        )
    )
}
