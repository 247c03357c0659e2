/// A page whose views have states: renders it, renders again what changed, and finds the handlers of events.
///
/// Like its containers, it belongs to the actor that created it.
final class LivePage {
    /// How often views may change each other's states before rendering stops.
    private static let maximumRounds = 100

    unowned let owner: any Actor
    private let root: RootPlace
    private var dirty: [Place] = []
    private var handlers: [NodeID: [EventKind: EventHandler]] = [:]
    private var lastIdentifier = 0
    /// Called when a state changes after the page was rendered.
    var onChange: () -> Void = {}

    init(_ content: any HTML, owner: any Actor) {
        self.owner = owner
        root = RootPlace(content)
        dirty = [root]
    }

    /// Whether a state has changed since the last rendering.
    var needsRendering: Bool { !dirty.isEmpty }

    var metadata: PageMetadata { root.nodes.pageMetadata }

    /// Whether the last rendering stopped because views kept changing each other's states.
    private(set) var isRestless = false

    /// Shows other content; views that are in the same places keep their states.
    func show(_ content: any HTML) {
        root.content = content
        setDirty(root)
    }

    /// Renders what changed and runs the actions of what appeared, until nothing changes.
    ///
    /// - Returns: The whole page, flattened. What did not change is the same object as before.
    func render() -> [Node] {
        var rounds = 0
        while needsRendering, rounds < Self.maximumRounds {
            rounds += 1
            // Outer views first: rendering one renders, or removes, the views inside it.
            let places = dirty.sorted { $0.depth < $1.depth }
            dirty = []
            var appearing: [() -> Void] = []
            for place in places where place.isDirty { appearing += place.render(in: self) }
            appearing += renderNew()
            for action in appearing { action() }
        }
        isRestless = needsRendering
        // The rest waits for the next change; rendering it now might never end.
        for place in dirty { place.isDirty = false }
        dirty = []
        return root.nodes.flattened
    }

    /// The handler of an event, if the current page has one.
    func handler(of node: NodeID, for kind: EventKind) -> EventHandler? {
        handlers[node]?[kind]
    }

    /// Removes everything from the page, which ends the actions of all views.
    func close() {
        root.leave(self)
    }

    // MARK: For places and tree builders

    /// Places that were added while another was being rendered.
    private var new: [Place] = []

    func makeIdentifier() -> NodeID {
        lastIdentifier += 1
        return NodeID(lastIdentifier)
    }

    /// The place for a view: the existing one, if it is of the same type.
    func place<View: HTMLView>(for view: View, at key: TreeBuilder.ChildKey, in parent: Place) -> Place {
        if let place = parent.children[key] as? ViewPlace<View> {
            place.view = view
            place.isDirty = true
            new.append(place)
            return place
        }
        let place = ViewPlace(view, depth: parent.depth + 1, page: self)
        new.append(place)
        return place
    }

    private func renderNew() -> [() -> Void] {
        var appearing: [() -> Void] = []
        while !new.isEmpty {
            let places = new
            new = []
            for place in places where place.isDirty { appearing += place.render(in: self) }
        }
        return appearing
    }

    func setDirty(_ place: Place) {
        // A place that is already dirty is in one of the two lists.
        guard !place.isDirty else { return }
        place.isDirty = true
        dirty.append(place)
        if dirty.count == 1 { onChange() }
    }

    func forget(_ place: Place) {
        dirty.removeAll { $0 === place }
        new.removeAll { $0 === place }
        place.isDirty = false
    }

    func replaceHandlers(
        _ before: [NodeID: [EventKind: EventHandler]],
        with after: [NodeID: [EventKind: EventHandler]]
    ) {
        for id in before.keys where after[id] == nil { handlers[id] = nil }
        for (id, handler) in after { handlers[id] = handler }
    }
}
