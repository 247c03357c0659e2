import VSM
import VSMWeb

/// A field that appears a while after its page.
struct LateView: HTMLView {
    enum ViewState {
        case loading
        case shown(String)
    }

    var initialState: ViewState { .loading }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Late" }
            switch container.state {
            case .loading: p { "Loading…" }.busy()
            case .shown(let text):
                input(name: "text", value: text).accessibilityLabel("Text").onInput { container.observe(.shown($0)) }
            }
        }.onAppear {
            container.observe(
                StateSequence(
                    { .loading },
                    {
                        // This is longer than the first response waits.
                        try? await Task.sleep(for: .seconds(2))
                        return .shown("")
                    }
                )
            )
        }
    }
}
