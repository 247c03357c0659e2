import VSM
import VSMWeb

/// Fields beside parts of the page that need the optional script.
struct ReturningView: HTMLView {
    struct ViewState: StateWithInitialAction {
        var tags: [String] = []
        var tag: String?

        func observeInitialAction(in container: StateContainer<Self>) {
            container.observe {
                try? await Task.sleep(for: .seconds(0.2))
                return ViewState(tags: ["red", "green", "blue"])
            }
        }
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        h1 { "Returning" }
        form {
            input(name: "photo").attribute("type", "file").accessibilityLabel("Photo")
            input(name: "first").accessibilityLabel("First")
            input(name: "last").accessibilityLabel("Last")
            checkbox(name: "topics", value: "art", isChecked: false).accessibilityLabel("Art")
            checkbox(name: "topics", value: "chess", isChecked: true).accessibilityLabel("Chess")
            select(name: "tag") {
                forEach(state.tags, key: \.self) { tag in option(value: tag) { tag } }
            }.bind(state.tag ?? "green") { tag in
                container.observe(ViewState(tags: state.tags, tag: tag))
            }.accessibilityLabel("Tag")
            details {
                summary { "More" }
                input(name: "more").accessibilityLabel("More about it")
            }
        }
        p { state.tag ?? "No tag" }.role(.status)
        widget("chart", data: [1, 2, 3]).id("chart")
    }
}
