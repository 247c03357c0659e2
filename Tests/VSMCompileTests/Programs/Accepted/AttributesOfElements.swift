// The right counterparts of attributes on wrong elements.

import VSM
import VSMWeb

func attributes(_ names: [String]) -> some HTML {
    main {
        a(href: "/") { "Back" }
        checkbox(name: "done", isChecked: true).onToggle { _ in }
        form { button(submits: true) { "Send" } }.onSubmit { _ in }
        input(type: .email, name: "address").required().bind("text") { (_: String) in }
        p { "Saved" }.role(.status)
        div { "Map" }.attribute("data-zoom", "3")
        ul { forEach(names, key: \.self) { name in li { name } } }
    }
}
