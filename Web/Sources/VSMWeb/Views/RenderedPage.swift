@_spi(Host) import VSM

/// A page with stateful views: renders it, renders changes, and finds event handlers.
///
/// Like its containers, the page belongs to the actor that created it.
final class RenderedPage: ViewHost {
    /// The maximum number of rounds in which views can change each other's states before rendering stops.
    private static let maximumRounds = 100

    unowned let owner: any Actor
    let preservation: PagePreservation?
    let observers: ObserverScope
    let numbering = NodeNumbering()
    // As in `LiveSession`, no access to the unchecked properties contains another.
    @exclusivity(unchecked) private(set) var root: RootView?
    @exclusivity(unchecked) private var dirty: [PageView] = []
    private let findsMistakes: Bool
    /// Whether the next rendering only follows an address that the page set itself.
    private var isAdopting = false
    @exclusivity(unchecked) private(set) var isRunningActions = false
    @exclusivity(unchecked) private var isHandlingEvent = false
    /// The views with an action that a person caused.
    @exclusivity(unchecked) private var actingViews: [PageView] = []
    #if DEBUG
    /// What the views report to an inspector.
    var inspection: (any ViewInspection)?
    #endif
    /// Called when a state changes after the page was rendered.
    var onChange: () -> Void = {}

    /// The metadata of the page.
    @exclusivity(unchecked) private(set) var metadata = PageMetadata()
    /// Whether the last rendering stopped because views kept changing each other's states.
    private(set) var isRestless = false
    /// Whether the last rendering changed a row that the condition of its list excluded.
    private(set) var hasUnexpectedChange = false
    /// The problem of a view whose parameters changed without a key, in the last rendering.
    private(set) var forgottenKey: String?
    /// Whether the browser has changed fields since the last rendering.
    ///
    /// Rows may then change unexpectedly.
    private var hasReports = false
    /// The forms that keep their submitted values.
    @exclusivity(unchecked) var sentForms = SentForms()
    /// The values that the person entered since the last rendering.
    @exclusivity(unchecked) private var enteredValues = EnteredValues()

    /// Creates an empty page.
    ///
    /// - Parameters:
    ///   - owner: The actor of the page and its states.
    ///   - preservation: The preserved states; `nil` if states end with their session.
    ///   - observers: The observers of the containers.
    ///   - findsMistakes: Whether to find mistakes by rendering rows that need no rendering and comparing the states of
    ///     views.
    init(
        owner: any Actor,
        preservation: PagePreservation? = nil,
        observers: ObserverScope = ObserverScope.current,
        findsMistakes: Bool = RenderedPage.findsMistakesByDefault
    ) {
        self.owner = owner
        self.preservation = preservation
        self.observers = observers
        self.findsMistakes = findsMistakes
    }

    /// Renders the page for the first time, and runs the actions of the pieces that appear, until nothing changes.
    func open(_ content: any HTML) -> NodeWriter {
        let updater = makeUpdater(.html, writesAll: true, version: 1)
        let root = RootView(content, of: self, at: updater)
        self.root = root
        updater.render(root, isNew: true)
        finish(updater)
        guard needsRendering else { return updater.writer }
        _ = renderChanges(version: 1)
        return write(.html, version: 1)
    }

    /// Whether to find mistakes by default, which is the case in debug builds.
    static var findsMistakesByDefault: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Whether a state has changed since the last rendering.
    var needsRendering: Bool { !dirty.isEmpty }

    /// Shows other content.
    ///
    /// Views that stay in their places keep their states.
    func show(_ content: any HTML) {
        guard let root else { return }
        if !isAdopting { sentForms.removeAll() }
        root.content = content
        setNeedsRendering(root)
    }

    /// Shows the content of an address that the page set itself.
    ///
    /// Its states already match the address.
    func adopt(_ content: any HTML) {
        isAdopting = true
        show(content)
    }

    /// Renders changes, and runs the actions of the pieces that appear, until nothing changes.
    ///
    /// - version: The version of the page in the browser afterwards.
    /// - Returns: The operations that update the browser. A comma precedes each of them.
    func renderChanges(version: Int) -> [UInt8] {
        var operations: [UInt8] = []
        var rounds = 0
        hasUnexpectedChange = false
        forgottenKey = nil
        defer {
            hasReports = false
            enteredValues = EnteredValues()
        }
        reviewSentForms()
        while needsRendering, rounds < Self.maximumRounds {
            rounds += 1
            // Outer views come first, because rendering a view renders or removes the views inside it.
            let views = dirty.count == 1 ? dirty : dirty.sorted { $0.depth < $1.depth }
            dirty = []
            let updater = makeUpdater(.json, writesAll: false, version: version)
            updater.runsActionsOfChanges = !isAdopting
            isAdopting = false
            for view in views where view.isDirty {
                let place = PageUpdater.Place(parent: view.parent, previous: view.anchor)
                updater.move(to: place, depth: view.depth - 1)
                render(view, by: updater)
            }
            if operations.isEmpty { operations = updater.writer.bytes } else { operations += updater.writer.bytes }
            finish(updater)
        }
        isRestless = needsRendering
        if isRestless { postponeRendering() }
        return operations
    }

    /// Leaves the remaining views until the next change, because rendering them now might never end.
    private func postponeRendering() {
        for view in dirty { view.isDirty = false }
        dirty = []
    }

    /// Writes the whole page.
    func write(_ format: NodeWriter.Format, version: Int) -> NodeWriter {
        let updater = makeUpdater(format, writesAll: true, version: version)
        guard let root else { return updater.writer }
        updater.render(root, isNew: false)
        finish(updater)
        if isRestless { postponeRendering() }
        return updater.writer
    }

    /// Returns the element with a number, if the page has one.
    func element(_ node: NodeID) -> FoundElement? {
        guard let root, let view = root.view(with: node) else { return nil }
        let finder = ElementFinder(node, numbering: numbering, sentForms: sentForms)
        finder.render(view, isNew: false)
        return finder.found
    }

    /// The progress of the page, which says whether it will change without an event.
    var progress: ViewProgress { root?.progress ?? .settled }

    /// Runs actions that an event in the page caused.
    func runActions(_ actions: () -> Void) {
        let wasRunning = isRunningActions
        isRunningActions = true
        actions()
        isRunningActions = wasRunning
    }

    /// Whether an action that a person started is still running.
    var isActing: Bool {
        guard !actingViews.isEmpty else { return false }
        actingViews.removeAll { $0.ownProgress == .settled }
        return !actingViews.isEmpty
    }

    /// Runs the action of an element that a person used.
    func runAction(of element: FoundElement, _ action: () -> Void) {
        isHandlingEvent = true
        runActions(action)
        // An action that returns no state immediately most likely belongs to the view of the element.
        if root != nil, let view = element.view as? PageView { noteAction(of: view) }
        isHandlingEvent = false
    }

    func noteAction(of view: PageView) {
        if isHandlingEvent, !actingViews.contains(where: { $0 === view }) { actingViews.append(view) }
    }

    /// The states of the views, in document order.
    var states: [Any] { root?.states ?? [] }

    /// The views in the page, in document order.
    var views: [PageView] {
        var views: [PageView] = []
        func collect(_ region: Region) {
            if let view = region as? PageView { views.append(view) }
            region.forEachRegion(collect)
        }
        root?.forEachRegion(collect)
        return views
    }

    /// The states of the views of a type, in document order.
    func states<View: HTMLView>(of view: View.Type) -> [View.ViewState] {
        views.compactMap { ($0 as? MountedView<View>)?.state as? View.ViewState }
    }

    /// Records the values that the browser sent with an event of an element.
    func report(_ payload: EventPayload, of element: FoundElement, _ node: NodeID) {
        if element.report(payload, &enteredValues) { setNeedsRendering(viewWith: node) }
    }

    /// Schedules the rendering of the view of an element whose fields have changed in the browser.
    func setNeedsRendering(viewWith node: NodeID) {
        guard let root, let view = root.view(with: node) else { return }
        hasReports = true
        setNeedsRendering(view)
    }

    /// Removes all content from the page, which ends the actions of all views.
    func close() {
        root?.tearDown()
        root = nil
        dirty = []
    }

    func setNeedsRendering(_ view: PageView) {
        // A view that is already dirty is in the list.
        guard !view.isDirty else { return }
        view.isDirty = true
        dirty.append(view)
        if dirty.count == 1 { onChange() }
    }

    func forget(_ view: PageView) {
        actingViews.removeAll { $0 === view }
        if view.isDirty { dirty.removeAll { $0 === view } }
        view.isDirty = false
    }

    private func makeUpdater(_ format: NodeWriter.Format, writesAll: Bool, version: Int) -> PageUpdater {
        PageUpdater(
            format: format,
            writesAll: writesAll,
            numbering: numbering,
            version: version,
            findsMistakes: findsMistakes,
            sentForms: sentForms,
            enteredValues: enteredValues
        )
    }

    private func finish(_ updater: PageUpdater) {
        let outcome = updater.outcome
        if outcome.hasNewStructure {
            metadata = PageMetadata()
            root?.collectMetadata(into: &metadata)
        }
        forgottenKey = outcome.forgottenKey ?? forgottenKey
        if outcome.hasUnexpectedChange, !hasReports { hasUnexpectedChange = true }
        runActions { for action in outcome.appearing { action() } }
        reviewSentForms(outcome.newForms)
    }
}
