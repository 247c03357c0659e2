import VSM

/// A view in a page, and the container of its states.
final class MountedView<View: HTMLView>: PageView {
    var view: View
    private let container: StateContainer<View.ViewState>
    private var subscription: StateSubscription?
    /// The number of the last action that has shown a state which it did not have at once, or that follows something.
    private var lastShownAction: UInt64 = 0

    init(_ view: View, at renderer: _Renderer) {
        self.view = view
        let host = renderer.hostOfViews
        container = StateContainer(state: view.initialState, isolation: host.owner)
        super.init(renderer, _RunLayout(describing: View.Body._describe), of: host)
        subscription = container.subscribe { [weak self] _ in self?.stateChanged() }
        view._begin(container, with: renderer)
    }

    /// Gives the view other parameters.
    func replaceView(with view: View, by renderer: _Renderer) {
        // An address that the page has set itself follows from its states.
        if renderer.findsMistakes, !renderer.isKeyed, renderer.runsActionsOfChanges, !followsValues {
            renderer.forgottenKey =
                ForgottenKey.problem(self.view, view, state: container.state, initialState: \.initialState)
                ?? renderer.forgottenKey
        }
        self.view = view
    }

    private func stateChanged() {
        if !host.isRunningActions || container.actionProgress == .following { lastShownAction = container.actionNumber }
        host.noteAction(of: self)
        host.setNeedsRendering(self)
    }

    override var ownProgress: ViewProgress {
        let hasShown = lastShownAction == container.actionNumber
        return switch container.actionProgress {
        case .ended: .settled
        case .running: hasShown ? .continuing : .loading
        case .following: hasShown ? .settled : .loading
        }
    }

    override func renderBody(into renderer: _Renderer) {
        view._renderBody(container, into: renderer)
    }

    override var state: Any? { container.state }

    override func tearDown() {
        subscription = nil
        // While there is a container that their actions can observe.
        super.tearDown()
        // Explicitly, because an action may retain its own container.
        container.tearDown()
        host.forget(self)
    }
}

extension HTMLView {
    /// Renders the view at its place, where its state is kept.
    public func _render(into renderer: _Renderer) {
        renderer.view {
            MountedView(self, at: renderer)
        } update: { (mounted: MountedView<Self>) in
            mounted.replaceView(with: self, by: renderer)
        } body: { mounted in
            mounted.renderBody(into: renderer)
        }
    }
}
