import VSM
import VSMWeb

/// Changes that are shown with transitions.
struct TransitionsView: HTMLView {
    let isDetail: Bool

    struct ViewState {
        var isOpen = false
        var isWide = false
        var count = 0
        var text = ""
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        section {
            h1 { isDetail ? "Detail" : "Transitions" }
            p { state.isOpen ? "Open" : "Closed" }.id("state").viewTransitionName("state", 1)
            button { "Toggle" }.onClick(container.changing { $0.isOpen.toggle() })
            // Without a transition.
            button { "Count \(state.count)" }.onClick(container.changing { $0.count += 1 })
            input(name: "text", value: state.text).accessibilityLabel("Text").onInput { text in
                container.changing {
                    $0.text = text
                    $0.isOpen = !text.isEmpty
                }()
            }
            a(href: isDetail ? "/transitions" : "/transitions/detail") { isDetail ? "Back" : "Go to the detail" }
        }
        .viewTransition(on: state.isOpen)
        .key(isDetail)
    }
}
