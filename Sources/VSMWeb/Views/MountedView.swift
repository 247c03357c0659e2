import VSM

/// A view in a page, and the container of its states.
final class MountedView<View: HTMLView>: ViewRegion {
    var view: View
    private let container: StateContainer<View.ViewState>
    private unowned let host: any ViewHost
    private var subscription: StateSubscription?
    /// The number of the last action that has shown a state which it did not have at once, or that follows something.
    private var lastShownAction: UInt64 = 0

    init(_ view: View, at renderer: Renderer) {
        self.view = view
        host = renderer.host
        container = StateContainer(state: view.initialState, isolation: renderer.host.owner)
        super.init(RunLayout(describing: View.Body.describe), at: renderer)
        subscription = container.subscribe { [weak self] _ in self?.stateChanged() }
        view.begin(container, with: renderer)
    }

    /// Gives the view other parameters.
    func replaceView(with view: View, by renderer: Renderer) {
        // An address that the page has set itself follows from its states.
        if renderer.findsMistakes, !renderer.isKeyed, renderer.runsActionsOfChanges, !followsValues {
            renderer.forgottenKey =
                ForgottenKey.problem(self.view, view, state: container.state) ?? renderer.forgottenKey
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

    override func renderBody(into renderer: Renderer) {
        view.renderBody(container, into: renderer)
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

/// The whole page, which has no state of its own.
final class RootView: ViewRegion {
    var content: any HTML

    init(_ content: any HTML, at renderer: Renderer) {
        self.content = content
        super.init(RunLayout { $0.addRegion() }, at: renderer, isPage: true)
    }

    override func renderBody(into renderer: Renderer) {
        // Content of another type is other content, as with two branches of a condition.
        func render(_ content: some HTML) {
            renderer.branch(
                .key(ObjectIdentifier(type(of: content))),
                layout: { RunLayout(describing: type(of: content).describe) }
            ) { content.render(into: renderer) }
        }
        render(content)
    }
}
