import VSMWeb

/// A page in a pane that scrolls by itself, beside a list of links that does so, too.
struct PanesPage: HTML {
    let name: String

    var content: some HTML {
        header { h1 { name == "second" ? "Second" : "First" } }
        nav {
            forEach(1...40, key: \.self) { number in p { "Place \(number)" } }
            p { a(href: "/panes/first") { "First" } }
            p { a(href: "/panes/second") { "Second" } }
        }.class("pane").accessibilityLabel("Places")
        main {
            switch name {
            case "second": SecondPane()
            default: FirstPane()
            }
        }.class("pane")
    }
}

private struct FirstPane: HTML {
    var content: some HTML {
        forEach(1...60, key: \.self) { number in p { "First \(number)" } }
    }
}

private struct SecondPane: HTML {
    var content: some HTML {
        section {
            forEach(1...60, key: \.self) { number in p { "Second \(number)" } }
        }
    }
}
