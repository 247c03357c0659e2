import VSM
import VSMWeb

/// Rows that save automatically and whose fields share their names.
struct RowsView: HTMLView {
    let rows: SharedRows
    let identification: Identification

    /// The property that distinguishes the fields of one row from those of another.
    enum Identification {
        /// Their names, and an identifier of the row.
        case identifiers
        /// Only the key of the row.
        case keys
        /// Nothing: the rows have equal keys.
        case nothing
    }

    enum ViewState {
        case initialized
        case shown([Row])
    }

    var initialState: ViewState { .initialized }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Rows" }
            a(href: WebURL("/other-rows/\(rows.name)") ?? "/") { "Other rows" }
            switch container.state {
            case .initialized:
                p { "Loading…" }.busy()
            case .shown(let shown):
                p { "\(shown.count) rows" }.id("count")
                button { "Add" }.onClick { rows.add() }
                button { "Remove all" }.onClick(seeing: shown) { rows.removeAll() }
                ul {
                    switch identification {
                    case .identifiers:
                        forEach(shown, key: \.id) { row in content(of: row, " \(row.id)").id("row-\(row.id)") }
                    case .keys:
                        forEach(shown, key: \.id) { row in content(of: row) }
                    case .nothing:
                        forEach(shown, key: \.note) { row in content(of: row) }
                    }
                }
            }
        }.onAppear { container.observe(RowsModel(rows: rows).load()) }
    }

    private func content(of row: Row, _ suffix: String = "") -> Element<HTMLTags.Li, some HTML> {
        li {
            input(name: "title", value: row.title)
                .accessibilityLabel("Title\(suffix)")
                .onInput { text in rows.update(row.id) { $0.title = text } }
            // Saved when it is left.
            input(name: "note", value: row.note)
                .accessibilityLabel("Note\(suffix)")
                .onChange { text in rows.update(row.id) { $0.note = text } }
            button { "Remove \(row.id)" }.onClick { rows.remove(row.id) }
        }
    }
}

/// Shows the rows.
struct RowsModel {
    let rows: SharedRows

    func load() -> AnyPublisher<RowsView.ViewState, Never> {
        rows.publisher.map { .shown($0) }.eraseToAnyPublisher()
    }
}
