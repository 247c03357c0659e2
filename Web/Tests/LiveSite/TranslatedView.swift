import VSM
import VSMWeb

/// Texts beside each other, in rows and in attributes, which change while the browser translates the page.
struct TranslatedView: HTMLView {
    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        let count = container.state
        return section {
            h1 { "Counter" }
            p {
                "You clicked "; "\(count)"; " times"
            }.id("count")
            p {
                "Last: "
                if count.isMultiple(of: 2) { "even" } else { b { "odd" } }
                " number"
            }.id("kind")
            p {
                count < 2 ? "few" : ""; "."
            }.id("few").title("Clicked \(count)")
            ul {
                forEach(Array(max(0, count - 2)...count).reversed(), key: \.self) { row in
                    "Row \(row) "
                    em { count == row ? "newest" : "older" }
                }
            }
            if count < 3 { p { "Early" }.id("early") }
            button { count == 0 ? "Click" : "Click again" }.onClick { container.observe(container.state + 1) }
        }
    }
}
