import VSM

/// The place of a view in a page: the view, its container, and what it rendered last.
class Place {
    /// What the view rendered last.
    fileprivate(set) var nodes: [Node] = []
    fileprivate(set) var children: [TreeBuilder.ChildKey: Place] = [:]
    fileprivate var appeared: Set<TreeBuilder.ChildKey> = []
    fileprivate(set) var handlers: [NodeID: [EventKind: EventHandler]] = [:]
    /// Whether the state has changed since the view was rendered.
    final var isDirty = true
    /// How many views enclose this one.
    let depth: Int

    init(depth: Int) {
        self.depth = depth
    }

    func renderContent(into tree: inout TreeBuilder) {}

    /// Renders the view again.
    ///
    /// - Returns: The actions of what appeared.
    final func render(in page: LivePage) -> [() -> Void] {
        isDirty = false
        var tree = TreeBuilder(place: self, page: page)
        renderContent(into: &tree)

        page.replaceHandlers(handlers, with: tree.handlers)
        for (key, child) in children where tree.children[key] !== child { child.leave(page) }
        nodes = tree.nodes
        children = tree.children
        handlers = tree.handlers
        let appearing = tree.appearances.filter { !appeared.contains($0.key) }
        appeared = Set(tree.appearances.map(\.key))
        return appearing.map(\.action)
    }

    /// Ends the running action of the view.
    func end() {}

    /// Leaves the page with everything inside.
    final func leave(_ page: LivePage) {
        end()
        page.replaceHandlers(handlers, with: [:])
        for child in children.values { child.leave(page) }
        children = [:]
        page.forget(self)
    }
}

/// The place of a view of a certain type.
final class ViewPlace<View: HTMLView>: Place {
    var view: View
    private let container: StateContainer<View.ViewState>
    private var subscription: StateSubscription?

    init(_ view: View, depth: Int, page: LivePage) {
        self.view = view
        container = StateContainer(state: view.initialState, isolation: page.owner)
        super.init(depth: depth)
        subscription = container.subscribe { [weak self, weak page] _ in
            guard let self else { return }
            page?.setDirty(self)
        }
    }

    override func end() {
        // Explicitly, because an action may retain its own container.
        container.tearDown()
    }

    override func renderContent(into tree: inout TreeBuilder) {
        view.body(container).render(into: &tree)
    }
}

/// The place of the whole page, which has no state of its own.
final class RootPlace: Place {
    var content: any HTML

    init(_ content: any HTML) {
        self.content = content
        super.init(depth: 0)
    }

    override func renderContent(into tree: inout TreeBuilder) {
        content.render(into: &tree)
    }
}
