import VSM
import VSMWeb

/// Fields that are bound to the state, for programs that fill them in, and a message that Enter sends.
struct FillingView: HTMLView {
    struct ViewState {
        var name = ""
        var date: String? = ""
        var number: Int?
        var message = ""
        var size = "small"
        var agrees = false
        var sent: [String] = []
        var presses = 0

        var summary: String {
            let number = number.map(String.init) ?? "none"
            return "\(name), \(date ?? ""), \(number), \(message), \(size), \(agrees), sent \(sent)"
        }
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        let change = { (change: (inout ViewState) -> Void) in
            var state = container.state
            change(&state)
            container.observe(state)
        }
        h1 { "Filling" }
        p { state.summary }.id("summary")
        input(name: "name").accessibilityLabel("Name").bind(state.name) { name in change { $0.name = name } }
        input(type: .date, name: "date").accessibilityLabel("Date")
            .bind(state.date) { date in change { $0.date = date } }
        input(type: .number, name: "number").accessibilityLabel("Number")
            .bind(state.number) { number in change { $0.number = number } }
        textarea(name: "message").accessibilityLabel("Message")
            .bind(state.message) { message in change { $0.message = message } }
            .onKey(.enter) {
                change {
                    $0.sent.append($0.message)
                    $0.message = ""
                }
            }
        textarea(name: "draft").accessibilityLabel("Draft").onChange { text in change { $0.sent.append(text) } }
        select(name: "size") {
            option(value: "small") { "Small" }
            option(value: "large") { "Large" }
        }.accessibilityLabel("Size").bind(state.size) { size in change { $0.size = size } }
        checkbox(name: "agrees", isChecked: false).accessibilityLabel("Agrees")
            .bind(state.agrees) { agrees in change { $0.agrees = agrees } }
        button { "Pressed \(state.presses)" }.onClick { change { $0.presses += 1 } }
    }
}
