import VSM
import VSMWeb

/// Rows whose fields share their names, and which save themselves.
struct RowsView: HTMLView {
    let rows: SharedRows
    /// Whether each row has an identifier of its own in the page.
    let identifiesRows: Bool

    enum ViewState {
        case initialized
        case shown([Row])
    }

    var initialState: ViewState { .initialized }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Rows" }
            switch container.state {
            case .initialized:
                p { "Loading…" }.busy()
            case .shown(let shown):
                ul {
                    forEach(shown, key: \.id) { row in
                        if identifiesRows {
                            content(of: row).id("row-\(row.id)")
                        } else {
                            content(of: row)
                        }
                    }
                }
            }
        }.onAppear { container.observe(RowsModel(rows: rows).load()) }
    }

    private func content(of row: Row) -> Element<HTMLTags.Li, some HTML> {
        li {
            input(name: "title", value: row.title)
                .accessibilityLabel("Title \(row.id)")
                .onInput { text in rows.update(row.id) { $0.title = text } }
            // Saved when it is left.
            input(name: "note", value: row.note)
                .accessibilityLabel("Note \(row.id)")
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
