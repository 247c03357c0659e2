import VSM
import VSMWeb

/// Forms whose fields have the names of properties of forms, which they hide from scripts.
struct HidingNamesView: HTMLView {
    struct ViewState {
        var heard = "Nothing"
        var rows = ["a", "b", "c"]
        /// Whether the person has asked for a change of the page.
        var isChanged = false
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        let update = { (change: (inout ViewState) -> Void) in
            var state = container.state
            change(&state)
            container.observe(state)
        }
        h1 { "Hiding names" }
        p { state.heard }.role(.status)
        form {
            p { state.isChanged ? "Changed" : "As it was" }.id("inside")
            input(name: "title").accessibilityLabel("Title").onInput { text in update { $0.heard = "typed \(text)" } }
            forEach(Self.names, key: \.self) { name in input(type: .hidden, name: name) }
            if state.isChanged { p { "A new paragraph" } }
            a(href: "/rules/links") { "Link" }
            button(submits: true) { "Send" }
        }
        .class(state.isChanged ? "changed" : "unchanged")
        .onSubmit { values in update { $0.heard = "sent \(values["title"] ?? "")" } }
        .onKey(.escape) { update { $0.heard = "escape" } }
        ul {
            forEach(state.rows, key: \.self) { row in
                li {
                    form {
                        forEach(Self.names, key: \.self) { name in input(type: .hidden, name: name) }
                        button(submits: true) { "Remove \(row)" }
                    }.onSubmit { _ in update { $0.rows.removeAll { $0 == row } } }
                }
            }
        }
        if state.isChanged {
            form { input(type: .hidden, name: "children") }.id("new-form")
        } else {
            form { input(type: .hidden, name: "remove") }.id("old-form")
        }
        // The names of forms hide properties of the document.
        forEach(["activeElement", "createElement", "title"], key: \.self) { name in form {}.name(name) }
        button { "Change" }.onClick { update { $0.isChanged = true } }
        button { "Reverse" }.onClick { update { $0.rows.reverse() } }
    }

    /// The names of properties that scripts use.
    ///
    /// The test adds all others.
    private static let names = [
        "action", "after", "append", "attributes", "before", "children", "childNodes", "closest", "contains", "dataset",
        "disabled", "elements", "firstChild", "focus", "getAttribute", "hidden", "id", "insertBefore", "localName",
        "matches", "method", "name", "nextSibling", "nodeType", "parentNode", "querySelector", "remove",
        "removeAttribute", "setAttribute", "submit", "target", "value",
    ]
}
