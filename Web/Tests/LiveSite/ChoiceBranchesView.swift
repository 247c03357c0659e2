import VSM
import VSMWeb

/// A list of options in the branch of each state, with more options in every state.
struct ChoiceBranchesView: HTMLView {
    /// Whether the server receives a choice.
    ///
    /// If it does not, Escape changes the state.
    let isHeard: Bool

    enum ViewState {
        case few(String)
        case many(String)
    }

    var initialState: ViewState { .few("a") }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .few(let size):
            p { "Few: \(size)" }.role(.status)
            choice(["a", "b"], size, container)
        case .many(let size):
            div {
                p { "Many: \(size)" }.role(.status)
                choice(["a", "b", "c", "d"], size, container)
            }
        }
    }

    @HTMLBuilder
    private func choice(
        _ sizes: [String],
        _ chosen: String,
        _ container: StateContainer<ViewState>
    ) -> some HTML {
        if isHeard {
            list(sizes, chosen).onChange { container.observe(.many($0)) }
        } else {
            list(sizes, chosen).onKey(.escape) { container.observe(.many("a")) }
        }
    }

    private func list(_ sizes: [String], _ chosen: String) -> some HTMLElement<HTMLTags.Select> {
        select(name: "size") {
            forEach(sizes, key: \.self) { size in
                option(value: size, isSelected: size == chosen) { "Size \(size)" }
            }
        }
        .accessibilityLabel("Size")
    }
}
