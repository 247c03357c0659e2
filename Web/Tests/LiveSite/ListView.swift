import VSM
import VSMWeb

/// A long list that can be reordered, with a field in every row.
struct ListView: HTMLView {
    struct ViewState {
        /// The numbers of the rows.
        var rows = Array(1...200)
        var hasTexts = true
        var isShown = true
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        section {
            h1 { "List" }
            p {
                button { "Reverse" }.onClick(container.changing { $0.rows.reverse() })
                button { "Shuffle" }.onClick(container.changing { $0.shuffle() })
                button { "Insert" }.onClick(container.changing { $0.insertOnTop(3) })
                button { "Texts" }.onClick(container.changing { $0.hasTexts.toggle() })
                button { "Switch" }.onClick(container.changing { $0.isShown.toggle() })
            }
            p { state.hasTexts ? "\(state.rows.count) rows" : "" }.id("count")
            if state.isShown {
                ul {
                    forEach(state.rows, key: \.self, rerenderWhen: .elementChanges(or: state.hasTexts)) { row in
                        content(of: row, hasTexts: state.hasTexts)
                    }
                }
            } else {
                p { "The list is hidden." }
            }
        }
    }

    private func content(of row: Int, hasTexts: Bool) -> some HTML {
        li {
            span { hasTexts ? "Row \(row)" : "" }
            input(name: "text").accessibilityLabel("Text \(row)")
        }
    }
}

extension ListView.ViewState {
    /// Shuffles the rows into an order that is the same every time.
    mutating func shuffle() {
        // Multiplication modulo a prime number.
        rows.sort { $0 * 1_009 % 7_919 < $1 * 1_009 % 7_919 }
    }

    /// Inserts rows at the beginning.
    mutating func insertOnTop(_ count: Int) {
        rows.insert(contentsOf: (1...count).map { rows.count + $0 }, at: 0)
    }
}
