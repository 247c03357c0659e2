import VSM
import VSMWeb

/// A list with a search, which is in the address.
struct SearchView: HTMLView {
    /// The search of the address.
    let text: String

    private let pieces = [
        "armchair", "bed", "bookcase", "coffee table", "couch", "desk", "dining chair", "dining table", "lamp",
        "ottoman",
    ]

    var initialState: String { text }

    func body(_ container: StateContainer<String>) -> some HTML {
        let search = container.state.lowercased()
        section {
            // Back moves between a search and all pieces, but not between letters.
            pageAddress(SiteRoutes.search(text: search), search.isEmpty || text.isEmpty ? .push : .replace)
            h1 { "Search" }
            form {
                input(type: .search, name: "text", value: container.state)
                    .accessibilityLabel("Search")
                    .onInput { container.observe($0) }
            }
            ul {
                forEach(pieces.filter { search.isEmpty || $0.contains(search) }, key: \.self) { piece in li { piece } }
            }
        }.onChange(of: text) { container.observe($0) }
    }
}
