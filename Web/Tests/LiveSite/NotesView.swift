import VSM
import VSMWeb

/// Rows with fields that the server only hears of with their form, and a choice that decides what there is to choose next.
struct NotesView: HTMLView {
    let rows: SharedRows

    struct ViewState {
        var rows: [Row] = []
        var kind = "fruit"
        var heard = ""
    }

    static let goods = ["fruit": ["apple", "pear"], "tools": ["saw", "hammer"]]

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        section {
            h1 { "Notes" }
            p { state.heard }.role(.status)
            ul {
                forEach(state.rows, key: \.id) { row in fields(of: row.id) }
            }
            select(name: "kind") {
                option(value: "fruit") { "Fruit" }
                option(value: "tools") { "Tools" }
            }.accessibilityLabel("Kind").onChange { container.observe(state.copy(\.kind, $0)) }
            select(name: "good") {
                forEach(Self.goods[state.kind] ?? [], key: \.self) { good in option(value: good) { good } }
            }.accessibilityLabel("Good")
            form {
                input(name: "name").accessibilityLabel("Name")
                input(name: "code").autocomplete(.off).accessibilityLabel("Code")
                button(submits: true) { "Send" }
            }.onSubmit { container.observe(state.copy(\.heard, "Sent \($0["name"] ?? "")")) }
            input(name: "heard").accessibilityLabel("Heard").onInput {
                container.observe(state.copy(\.heard, "Heard \($0)"))
            }
        }.onAppear {
            container.observe(rows.publisher.map { ViewState(rows: $0) }.eraseToAnyPublisher())
        }
    }

    private func fields(of number: Int) -> some HTML {
        li {
            input(name: "note").accessibilityLabel("Note \(number)")
            textarea(name: "text").accessibilityLabel("Text \(number)")
            checkbox(name: "done", isChecked: false).accessibilityLabel("Done \(number)")
            radio(name: "pace-\(number)", value: "slow", isChecked: true).accessibilityLabel("Slow \(number)")
            radio(name: "pace-\(number)", value: "fast", isChecked: false).accessibilityLabel("Fast \(number)")
            select(name: "size") {
                option(value: "small") { "Small" }
                option(value: "large") { "Large" }
            }.accessibilityLabel("Size \(number)")
        }
    }
}

extension NotesView.ViewState {
    fileprivate func copy<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var state = self
        state[keyPath: path] = value
        return state
    }
}
