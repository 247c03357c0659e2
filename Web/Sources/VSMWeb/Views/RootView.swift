/// The whole page, as a view without a state.
final class RootView: PageView {
    var content: any HTML

    init(_ content: any HTML, of host: any ViewHost, at updater: PageUpdater) {
        self.content = content
        super.init(updater, _RunLayout { $0.addRegion() }, of: host, isPage: true)
    }

    override func renderBody(into renderer: _Renderer) {
        // Content of another type replaces the old content, like another branch of a condition.
        func render(_ content: some HTML) {
            renderer.branch(
                .key(ObjectIdentifier(type(of: content))),
                layout: { _RunLayout(describing: type(of: content)._describe) }
            ) { content._render(into: renderer) }
        }
        render(content)
    }
}
