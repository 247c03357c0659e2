@_spi(Host) import VSM

/// A page without states and events, which is rendered once and without a session.
struct SessionlessPage {
    /// The page as HTML.
    let bytes: [UInt8]
    /// The metadata of the page.
    let metadata: PageMetadata

    /// Renders a page.
    init(_ content: any HTML) {
        let host = Host()
        let updater = PageUpdater(format: .html, writesAll: true, numbering: NodeNumbering())
        let root = RootView(content, of: host, at: updater)
        withExtendedLifetime(host) { updater.render(root, isNew: true) }
        bytes = updater.writer.bytes
        var metadata = PageMetadata()
        root.collectMetadata(into: &metadata)
        self.metadata = metadata
    }

    private final class Host: ViewHost {
        var owner: any Actor {
            fatalError(
                """
                A page without a session cannot have an HTMLView: no session could own its state. Build the \
                refusalPage of the site from pieces without states.
                """
            )
        }

        var preservation: PagePreservation? { nil }
        var observers: ObserverScope { .current }
        var isRunningActions: Bool { false }
        func noteAction(of view: PageView) {}
        func setNeedsRendering(_ view: PageView) {}
        func forget(_ view: PageView) {}
    }
}
