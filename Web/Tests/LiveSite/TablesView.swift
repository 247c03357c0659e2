import VSM
import VSMWeb

/// Tables with content that a parser moves: forms around cells, and texts and forms between rows.
struct TablesView: HTMLView {
    let kind: Kind

    enum Kind: String {
        case formsInRows = "forms-in-rows"
        case formsAroundRows = "forms-around-rows"
        case textsBetweenRows = "texts-between-rows"
        case textBeforeRows = "text-before-rows"
    }

    struct ViewState {
        var rows = [1, 2, 3]
        var heard = ""
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        h1 { "Tables" }
        p { state.heard }.role(.status)
        button { "Reverse" }.onClick { container.observe(ViewState(rows: state.rows.reversed(), heard: state.heard)) }
        button { "Remove" }.onClick {
            container.observe(ViewState(rows: Array(state.rows.dropFirst()), heard: state.heard))
        }
        button { "Add" }.onClick { container.observe(ViewState(rows: state.rows + [9], heard: state.heard)) }
        table {
            thead {
                tr {
                    th { "Name" }
                    th { "Row" }
                }
            }
            tbody {
                if kind == .textBeforeRows { "Rows: \(state.rows.count)" }
                forEach(state.rows, key: \.self) { row in
                    let send = { (values: FormValues) in
                        container.observe(ViewState(rows: state.rows, heard: "\(row) \(values["name"] ?? "")"))
                    }
                    switch kind {
                    case .formsInRows: tr { form { cells(of: row) }.onSubmit(send) }
                    case .formsAroundRows: form { tr { cells(of: row) } }.onSubmit(send)
                    case .textsBetweenRows, .textBeforeRows:
                        if kind == .textsBetweenRows { "Before \(row) of \(state.rows.count)" }
                        tr {
                            td { input(name: "name").accessibilityLabel("Name \(row)") }
                            td { "Row \(row)" }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder
    private func cells(of row: Int) -> some HTML {
        td {
            input(name: "name").accessibilityLabel("Name \(row)")
            button(submits: true) { "Send \(row)" }
        }
        td { "Row \(row)" }
    }
}
