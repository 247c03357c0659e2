@_spi(Host) import VSM

/// A view in a page, with the container of its states.
final class MountedView<View: HTMLView>: PageView {
    var view: View
    let container: StateContainer<View.ViewState>
    private var subscription: StateSubscription?
    /// The number of the last action that has shown a state asynchronously, or that follows a value.
    private var lastShownAction: UInt64 = 0
    private var isPreserved = false
    #if DEBUG
    /// An earlier state that the view shows in place of the current one.
    var earlier: StateContainer<View.ViewState>?
    /// Whether the view still has to begin, because it was created in an earlier state of another view.
    var hasToBegin = false
    #endif

    init(_ view: View, at updater: PageUpdater) {
        self.view = view
        let host = updater.hostOfViews
        // Without a store, the view does not even say how its state is preserved.
        let preservation = host.preservation == nil ? nil : view._preservation
        let restored = preservation.flatMap { host.preservation?.initialState(of: $0) }
        let initialAction = restored == nil ? view._initialAction : nil
        if let initialAction {
            let call = CallSite(file: "\(View.self).initialAction", line: 0)
            container = StateContainer(beginningLater: initialAction, isolation: host.owner, from: call)
        } else {
            container = StateContainer(state: restored ?? view.initialState, isolation: host.owner)
        }
        container.attach(host.observers)
        super.init(updater, _RunLayout(describing: View.Body._describe), of: host)
        subscription = container.subscribe { [weak self] _ in self?.stateChanged() }
        introduce(by: updater)
        if initialAction != nil || View.ViewState.self is any StateWithInitialAction.Type {
            updater.appear { [weak container] in container?.observeDeclaredInitialAction() }
        }
        guard preservation != nil else { return }
        isPreserved = true
        host.preservation?.add(self)
    }

    /// Replaces the view with one that has other parameters.
    func replaceView(with view: View, by updater: PageUpdater) {
        // If the page set the address itself, the address follows from the states.
        if updater.findsMistakes, !updater.isKeyed, updater.runsActionsOfChanges, !followsValues {
            updater.outcome.forgottenKey =
                ForgottenKey.problem(
                    self.view,
                    view,
                    state: container.state,
                    initialState: view is any ViewWithInitialAction ? nil : \.initialState
                )
                ?? updater.outcome.forgottenKey
        }
        self.view = view
    }

    private func stateChanged() {
        if !host.isRunningActions || container.actionProgress == .following { lastShownAction = container.actionNumber }
        host.noteAction(of: self)
        host.setNeedsRendering(self)
        if isPreserved { host.preservation?.noteChange() }
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
        renderShownState(into: renderer)
        // The field that a person typed into shows the kept value, not the state's.
        container.onWrite({ [weak self] in
            if let self { host.setNeedsRendering(self) }
        })
    }

    override var state: Any? { container.state }

    override func tearDown() {
        subscription = nil
        if isPreserved { host.preservation?.remove(self) }
        // The actions of the regions inside can still observe the container.
        super.tearDown()
        // An action may retain its own container, so the container does not release itself.
        container.tearDown()
        host.forget(self)
    }
}

extension MountedView: PreservedPart {
    func preservedEntry() throws -> PreservedPage.Entry? { try view._preservation?.entry(container.state) }

    var preservedName: String? { view._preservation?.name }

    var isLoading: Bool { ownProgress != .settled }

    func restore(from entries: [String: PreservedContent]) -> RestoredPart {
        guard let (part, state) = view._preservation?.restored(from: entries) else { return .unknown }
        if let state {
            container.observe(state)
            container.observeDeclaredInitialAction()
        }
        return part
    }
}

extension HTMLView {
    /// Renders the view at its place, where the page keeps its state.
    public func _render(into renderer: _Renderer) {
        renderer.view { updater in
            MountedView(self, at: updater)
        } update: { (mounted: MountedView<Self>, updater) in
            mounted.replaceView(with: self, by: updater)
        } body: { mounted in
            mounted.renderBody(into: renderer)
        }
    }
}
