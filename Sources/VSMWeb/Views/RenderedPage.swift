/// A page whose views have states: renders it, renders again what changed, and finds the handlers of events.
///
/// Like its containers, it belongs to the actor that created it.
final class RenderedPage: ViewHost {
    /// How often views may change each other's states before rendering stops.
    private static let maximumRounds = 100

    unowned let owner: any Actor
    private let numbering = NodeNumbering()
    private var root: RootView?
    private var dirty: [PageView] = []
    private let findsMistakes: Bool
    /// Whether the next rendering only follows an address that the page has set itself.
    private var isAdopting = false
    private(set) var isRunningActions = false
    private var isHandlingEvent = false
    /// The views with an action that a person has caused.
    private var actingViews: [PageView] = []
    /// Called when a state changes after the page was rendered.
    var onChange: () -> Void = {}

    /// What the page specifies besides its nodes.
    private(set) var metadata = PageMetadata()
    /// Whether the last rendering stopped because views kept changing each other's states.
    private(set) var isRestless = false
    /// Whether a row of a list changed in the last rendering, although the condition of the list said that it would not.
    private(set) var hasUnexpectedChange = false
    /// A view that has other parameters than its state was made for, in the last rendering.
    private(set) var forgottenKey: String?
    /// Whether the browser has changed fields since the last rendering: rows may then differ from what is expected.
    private var hasReports = false
    /// The forms that come back as they were sent.
    var sentForms = SentForms()

    /// Creates an empty page.
    ///
    /// - Parameters:
    ///   - owner: The actor of the page and its states.
    ///   - findsMistakes: Whether mistakes are sought: rows are rendered that need not be, and the states of views compared.
    init(owner: any Actor, findsMistakes: Bool = RenderedPage.findsMistakesByDefault) {
        self.owner = owner
        self.findsMistakes = findsMistakes
    }

    /// Renders the page for the first time and runs the actions of what appears, until nothing changes.
    func open(_ content: any HTML) -> NodeWriter {
        let renderer = makeRenderer(.update, format: .html, writesAll: true, version: 1)
        let root = RootView(content, of: self, at: renderer)
        self.root = root
        renderer.move(to: .none, after: .none, depth: 0)
        renderer.render(root, isNew: true)
        finish(renderer)
        guard needsRendering else { return renderer.writer }
        _ = renderChanges(version: 1)
        return write(.html, version: 1)
    }

    /// Whether mistakes are sought unless stated otherwise: in debug builds.
    static var findsMistakesByDefault: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Whether a state has changed since the last rendering.
    var needsRendering: Bool { !dirty.isEmpty }

    /// Shows other content; views that are in the same places keep their states.
    func show(_ content: any HTML) {
        guard let root else { return }
        if !isAdopting { sentForms.removeAll() }
        root.content = content
        setNeedsRendering(root)
    }

    /// Shows the content of an address that the page has set itself: its states are those of the address already.
    func adopt(_ content: any HTML) {
        isAdopting = true
        show(content)
    }

    /// Renders what changed and runs the actions of what appeared, until nothing changes.
    ///
    /// - Parameter version: The version that the page has in the browser afterwards.
    /// - Returns: The operations that bring the browser up to date, each after a comma.
    func renderChanges(version: Int) -> [UInt8] {
        var operations: [UInt8] = []
        var rounds = 0
        hasUnexpectedChange = false
        forgottenKey = nil
        defer { hasReports = false }
        reviewSentForms()
        while needsRendering, rounds < Self.maximumRounds {
            rounds += 1
            // Outer views first: rendering one renders, or removes, the views inside it.
            let views = dirty.count == 1 ? dirty : dirty.sorted { $0.depth < $1.depth }
            dirty = []
            let renderer = makeRenderer(.update, format: .json, writesAll: false, version: version)
            renderer.runsActionsOfChanges = !isAdopting
            isAdopting = false
            for view in views where view.isDirty {
                renderer.move(to: view.parent, after: view.anchor, depth: view.depth - 1)
                renderer.render(view, isNew: false)
            }
            if operations.isEmpty { operations = renderer.writer.bytes } else { operations += renderer.writer.bytes }
            finish(renderer)
        }
        isRestless = needsRendering
        if isRestless { postponeRendering() }
        return operations
    }

    /// Leaves the rest until the next change; rendering it now might never end.
    private func postponeRendering() {
        for view in dirty { view.isDirty = false }
        dirty = []
    }

    /// Writes the whole page as it is.
    func write(_ format: NodeWriter.Format, version: Int) -> NodeWriter {
        let renderer = makeRenderer(.update, format: format, writesAll: true, version: version)
        guard let root else { return renderer.writer }
        renderer.move(to: .none, after: .none, depth: 0)
        renderer.render(root, isNew: false)
        finish(renderer)
        if isRestless { postponeRendering() }
        return renderer.writer
    }

    /// The element with a number, if the current page has one.
    func element(_ node: NodeID) -> FoundElement? {
        guard let root, let view = root.view(with: node) else { return nil }
        let renderer = makeRenderer(.find(node), format: .json, writesAll: false, version: 0)
        renderer.render(view, isNew: false)
        return renderer.found
    }

    /// Whether something in the page will change by itself.
    var progress: ViewProgress { root?.progress ?? .settled }

    /// Calls actions that something in the page has caused.
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

    /// Calls the action of an element that a person has used.
    func runAction(of node: NodeID, _ action: () -> Void) {
        isHandlingEvent = true
        runActions(action)
        // An action that returns no state at once is most likely one of the view with the element.
        if let root, let view = root.view(with: node) { noteAction(of: view) }
        isHandlingEvent = false
    }

    func noteAction(of view: PageView) {
        if isHandlingEvent, !actingViews.contains(where: { $0 === view }) { actingViews.append(view) }
    }

    /// The states of the views, in the order of the document.
    var states: [Any] { root?.states ?? [] }

    /// Renders the view of an element again, because the browser has changed its fields.
    func setNeedsRendering(viewWith node: NodeID) {
        guard let root, let view = root.view(with: node) else { return }
        hasReports = true
        setNeedsRendering(view)
    }

    /// Removes everything from the page, which ends the actions of all views.
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

    private func makeRenderer(
        _ purpose: _Renderer.Purpose,
        format: NodeWriter.Format,
        writesAll: Bool,
        version: Int
    ) -> _Renderer {
        _Renderer(
            purpose,
            format: format,
            writesAll: writesAll,
            numbering: numbering,
            version: version,
            findsMistakes: findsMistakes,
            sentForms: sentForms
        )
    }

    private func finish(_ renderer: _Renderer) {
        if renderer.hasNewStructure {
            metadata = PageMetadata()
            root?.collectMetadata(into: &metadata)
        }
        forgottenKey = renderer.forgottenKey ?? forgottenKey
        if renderer.foundUnexpectedChange, !hasReports { hasUnexpectedChange = true }
        runActions { for action in renderer.appearing { action() } }
        reviewSentForms(renderer.newForms)
    }
}
