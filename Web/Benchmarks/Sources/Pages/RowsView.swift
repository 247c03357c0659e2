import VSM
import VSMWeb

/// A thousand rows, and buttons that change them.
struct RowsView: HTMLView {
    var initialState: RowsViewState { .showing(RowsModel()) }

    func body(_ container: StateContainer<RowsViewState>) -> some HTML {
        switch container.state {
        case .showing(let model):
            h1 { "Rows" }
            button { "Change" }.onClick { container.observe(model.changeMiddle()) }
            button { "Insert" }.onClick { container.observe(model.insert()) }
            button { "Reverse" }.onClick { container.observe(model.reverse()) }
            ul {
                forEach(model.rows, key: \.id, rerenderWhen: .elementChanges) { row in
                    li {
                        "\(row.title): \(row.count) "
                        button { "Change" }.onClick { container.observe(model.change(row.id)) }
                    }
                }
            }
        }
    }
}
