import VSM
import VSMWeb

/// A thousand rows without a condition, which are all rendered again after each change.
struct PlainRowsView: HTMLView {
    var initialState: RowsViewState { .showing(RowsModel()) }

    func body(_ container: StateContainer<RowsViewState>) -> some HTML {
        switch container.state {
        case .showing(let model):
            h1 { "Rows" }
            button { "Change" }.onClick { container.observe(model.changeMiddle()) }
            ul {
                forEach(model.rows, key: \.id) { row in
                    li {
                        "\(row.title): \(row.count) "
                        button { "Change" }.onClick { container.observe(model.change(row.id)) }
                    }
                }
            }
        }
    }
}
