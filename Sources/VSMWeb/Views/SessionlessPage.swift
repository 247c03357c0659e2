/// A page that is rendered once, without a session: it has no states and no events.
struct SessionlessPage {
    /// The nodes of the page, as HTML.
    let bytes: [UInt8]
    /// What the page specifies besides its nodes.
    let metadata: PageMetadata

    /// Renders a page.
    init(_ content: any HTML) {
        let host = Host()
        let renderer = _Renderer(.update, format: .html, writesAll: true, numbering: NodeNumbering())
        let root = RootView(content, of: host, at: renderer)
        renderer.move(to: .none, after: .none, depth: 0)
        withExtendedLifetime(host) { renderer.render(root, isNew: true) }
        bytes = renderer.writer.bytes
        var metadata = PageMetadata()
        root.collectMetadata(into: &metadata)
        self.metadata = metadata
    }

    private final class Host: ViewHost {
        var owner: any Actor {
            fatalError(
                """
                A page without a session cannot have an HTMLView: there is nobody to whom its state could belong. Make the \
                refusalPage of the site from pieces without states.
                """
            )
        }

        var isRunningActions: Bool { false }
        func noteAction(of view: PageView) {}
        func setNeedsRendering(_ view: PageView) {}
        func forget(_ view: PageView) {}
    }
}
