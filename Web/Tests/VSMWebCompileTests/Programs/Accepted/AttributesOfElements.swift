// The correct versions of attributes on wrong elements.

import VSM
import VSMWeb

func attributes(_ names: [String]) -> some HTML {
    main {
        a(href: "/") { "Back" }.accessibilityLabel("Back to the list")
        if let page = WebURL("/pages/\(names.count)") { a(href: page) { "Page" } }
        span { "→" }.accessibilityHidden()
        checkbox(name: "done", isChecked: true).onToggle { _ in }
        form { button(submits: true) { "Send" } }.onSubmit { _ in }
        input(type: .email, name: "address").placeholder("ada@example.org").required().bind("text") { (_: String) in }
        p { "Saved" }.role(.status)
        p { "Sum" }.role(names.isEmpty ? nil : .status).ariaSort(.none).ariaCurrent(names.isEmpty ? .page : nil)
        table { thead { tr { th { "Number" }.scope(.column) } } }
        div { "Map" }.attribute("data-zoom", "3")
        ul { forEach(names, key: \.self) { name in li { name } } }
    }
}
