/// What a page and its browser tell each other: what a session decides, without its connection, its limits and its time.
///
/// Like its page, it belongs to the actor that created it.
package final class PageExchange {
    let page: LivePage
    /// Called each time the page is rendered.
    var onRendering: () -> Void = {}

    private let site: Site
    private var request: PageRequest
    private var visitsToSamePage = 0
    private var outbox: Outbox
    private var ledger = EventLedger()

    init(_ request: PageRequest, site: Site, owner: any Actor) {
        self.request = request
        self.site = site
        page = LivePage(owner: owner)
        outbox = Outbox(loaded: Outbox.Head(title: site.title, target: request.target))
    }

    /// What the page has besides its nodes.
    var head: Outbox.Head {
        Outbox.Head(title: page.metadata.title ?? site.title, target: request.target)
    }

    // MARK: The first response

    /// Renders the page for the first time.
    func open() -> NodeWriter {
        onRendering()
        return page.open(content)
    }

    /// Renders the page again before it is sent for the first time.
    func openAgain() -> NodeWriter {
        if page.needsRendering { onRendering() }
        _ = page.renderChanges(version: 1)
        return page.write(.html, version: 1)
    }

    /// Prepares for a browser that loads the page as it was written.
    func finishOpening(_ written: NodeWriter) {
        outbox = Outbox(loaded: head, numbers: written.numbers)
    }

    // MARK: Messages of the browser

    /// Prepares the first message of a connection.
    func connect(_ join: ClientMessage.Join) {
        outbox.connect(nodeCount: join.nodes, version: join.version)
    }

    /// Acknowledges and records a message.
    ///
    /// - Returns: Whether it is new, and is to be run.
    func accept(_ number: Int) -> Bool {
        outbox.acknowledge(number)
        return ledger.accept(number)
    }

    /// Reports a problem with a message of the browser, or with the page.
    func complain(_ problem: String) { outbox.complain(problem) }

    /// Runs the handler of an event, if the current page has it and the person saw what it is tied to.
    func run(_ event: ClientMessage.Event) {
        // The handlers of the current page, not of the page that was sent last.
        render()
        guard let element = page.element(event.node),
            let handler = element.handler(for: event.kind, key: event.payload.key)
        else {
            let isStale = event.version < outbox.version
            // The browser sends what was typed again, to the field that has taken the place of this one.
            if isStale, event.kind == .input || event.kind == .change { return }
            outbox.complain("No element of the current page handles this event.")
            if !isStale { outbox.requestWholePage() }
            return
        }
        if let version = element.versionOfSeenValue, event.version < version { return outbox.refuse(event.number) }
        if element.report(event.payload) { page.setNeedsRendering(viewWith: event.node) }
        handler.run(event.payload)
    }

    /// Shows the page that a link leads to.
    func follow(_ visit: ClientMessage.Visit) {
        guard let request = PageRequest(target: visit.target, visitor: request.visitor) else {
            return outbox.complain("\"\(visit.target.prefix(100))\" is not the path of a page.")
        }
        if let asset = site.assets.first(where: { $0.path == visit.target }) { return outbox.leave(for: asset.path) }
        // As in any browser, a link to the current page loads it again.
        if request == self.request { visitsToSamePage += 1 }
        self.request = request
        page.show(content)
    }

    private var content: any HTML {
        func keyed(_ content: some HTML) -> any HTML {
            KeyedHTML(key: visitsToSamePage, piece: content, isMarked: false)
        }
        return keyed(site.page(request))
    }

    // MARK: Messages to the browser

    /// Whether a message is being written; the next one waits for it.
    var isWriting: Bool { outbox.isWriting }

    /// Renders what changed.
    func render() {
        guard page.needsRendering else { return }
        onRendering()
        outbox.add(page.renderChanges(version: outbox.nextVersion))
        if page.isRestless { outbox.complain("Views of this page keep changing each other's states.") }
        if page.hasUnexpectedChange { outbox.complain("A row changed, although the condition of its list did not.") }
    }

    /// The next message; `nil` if there is nothing to send.
    func nextMessage() -> [UInt8]? {
        let version = outbox.nextVersion
        return outbox.nextMessage(head) { page.write(.json, version: version).bytes }
    }

    /// Notes that the message was written, or failed.
    func finishWriting() { outbox.finishWriting() }
}
