import VSM

/// The exchange of messages between a page and its browser.
///
/// It makes the decisions of a session that do not depend on the connection, the limits and the time. Like its page, it
/// belongs to the actor that created it.
package final class PageExchange {
    let page: RenderedPage
    /// Called each time the page is rendered.
    var onRendering: () -> Void = {}

    /// The limits of the server.
    package var limits: SessionLimits { environment.limits }

    private let environment: SessionEnvironment
    private var navigation: PageNavigation
    private let loadedTarget: String
    private var targetOfLastDocument: String
    /// The version of the page that its document shows.
    private(set) var documentVersion = 1
    private var outbox: Outbox
    /// The messages of the browser; after a connection breaks, the browser repeats unacknowledged ones.
    private var received = ReceivedMessages()

    init(
        _ request: PageRequest,
        in environment: SessionEnvironment,
        owner: any Actor,
        preservation: PagePreservation? = nil
    ) {
        navigation = PageNavigation(request)
        loadedTarget = request.target
        targetOfLastDocument = request.target
        self.environment = environment
        page = RenderedPage(owner: owner, preservation: preservation, observers: environment.observers)
        outbox = Outbox(loaded: Outbox.Head(title: environment.site.title, target: request.target))
    }

    /// The properties of the page other than its nodes.
    var head: Outbox.Head {
        Outbox.Head(
            title: page.metadata.title ?? environment.site.title,
            description: page.metadata.description,
            language: page.metadata.language ?? environment.site.language,
            target: navigation.request.target
        )
    }

    /// The redirection in the first response; `nil` if the response is the page.
    var firstRedirect: PageRedirect? { navigation.firstRedirect }

    /// The problem that keeps the browser from the address to which the page sends it.
    var problem: String? { navigation.problem }

    // MARK: The first response

    /// Renders the page for the first time.
    func open() -> NodeWriter {
        onRendering()
        let written = page.open(content)
        return settle(version: 1).isMoved ? page.write(.html, version: 1) : written
    }

    /// Renders the page again before its document is sent.
    func openAgain() -> NodeWriter {
        if page.needsRendering { onRendering() }
        _ = page.renderChanges(version: documentVersion)
        _ = settle(version: documentVersion)
        return page.write(.html, version: documentVersion)
    }

    /// Prepares for a browser that loads the page as it was written.
    func finishOpening(_ written: NodeWriter) {
        var loaded = head
        // The browser has asked for this address, which the page may have changed since.
        loaded.target = loadedTarget
        outbox = Outbox(loaded: loaded, numbers: written.numbers, version: documentVersion)
        if loaded != head { outbox.changeTarget(replaces: true) }
        if let problem { outbox.complain(problem) }
    }

    /// Begins another document of the page after the person has used the last one.
    func beginNextDocument() {
        render()
        documentVersion = outbox.nextVersion
        targetOfLastDocument = navigation.request.target
        navigation.beginResponse()
        navigation.noteAction()
    }

    /// Whether the address of the page differs from that of its last document.
    var hasMoved: Bool { navigation.request.target != targetOfLastDocument }

    // MARK: Messages of the browser

    /// Prepares the first message of a connection.
    func connect(_ join: ClientMessage.Join) {
        outbox.connect(nodeCount: join.nodes, version: join.version)
        if received.connect(join.document) { outbox.forgetAnswers() }
        // What a lost connection has delivered is not repeated.
        if received.last > 0 { outbox.acknowledge(received.last) }
    }

    /// Acknowledges and records a message.
    ///
    /// - Returns: Whether the message is new and should be run.
    func accept(_ number: Int) -> Bool {
        outbox.acknowledge(number)
        return received.insert(number)
    }

    /// Reports a problem with a message of the browser, or with the page.
    func complain(_ problem: String) { outbox.complain(problem) }

    /// Runs the handler of an event, if the current page has it and the person saw the content that it is tied to.
    func run(_ event: ClientMessage.Event) {
        // The event uses the handlers of the current page, not of the page that was sent last.
        render()
        if page.isReadOnly {
            outbox.refuse(event.number)
            return outbox.tell("The page shows an earlier state, and is read-only.")
        }
        let found = page.element(event.node)
        guard let element = found,
            let handler = element.handler(for: event.kind, key: event.payload.key)
        else { return drop(event, isElementThere: found != nil) }
        if let version = element.versionOfSeenValue, event.version < version {
            outbox.refuse(event.number)
            return tell(.pageChanged)
        }
        if event.kind != .scroll { navigation.noteAction() }
        willRun(event)
        page.report(event.payload, of: element, event.node)
        page.run(handler, event.kind, withTexts(event.payload), of: element, event.node)
    }

    /// Leaves an event without a handler, which most often belonged to a branch that has ended.
    private func drop(_ event: ClientMessage.Event, isElementThere: Bool) {
        let isStale = outbox.isAhead(of: event.version)
        let isText = event.payload.value != nil
        // The browser knows when it gets the change. It then sends the event to what has taken the place of the element,
        // or tells the person.
        if [.click, .submit, .change].contains(event.kind), !isText { outbox.refuse(event.number) }
        if isStale, [.click, .submit, .change, .input].contains(event.kind) { return }
        if event.kind != .submit || isElementThere {
            outbox.complain("No element of the current page handles this event.")
        }
        if !isStale { outbox.requestWholePage() }
    }

    /// Tells the person a sentence in the language of the page.
    private func tell(_ text: SiteText) { outbox.tell(texts[text]) }

    private var texts: SiteTexts { environment.site.texts(for: page.metadata.language) }

    /// Shows the page that a link leads to.
    func follow(_ visit: ClientMessage.Visit) {
        guard let address = RequestAddress(visit.target) else {
            return outbox.complain("\"\(visit.target.prefix(100))\" is not the path of a page.")
        }
        guard environment.addresses.place(of: address) == .page else { return outbox.leave(for: visit.target) }
        willFollow(visit)
        navigation.visit(PageRequest(address, visitor: navigation.request.visitor))
        outbox.requestTarget()
        page.show(content)
    }

    private var content: any HTML {
        func keyed(_ content: some HTML) -> any HTML {
            _KeyedHTML(key: navigation.visitsToSamePage, piece: content, isMarked: false)
        }
        return keyed(environment.site.page(navigation.request, environment.site))
    }

    /// Returns the values of a form with the page's messages about values that cannot be read.
    func withTexts(_ payload: EventPayload) -> EventPayload {
        guard payload.fields != nil else { return payload }
        var payload = payload
        payload.fields?.texts = texts
        return payload
    }

    // MARK: Messages to the browser

    /// Whether a message is being written; the next one waits for it.
    var isWriting: Bool { outbox.isWriting }

    /// Renders the changes.
    func render() {
        guard page.needsRendering else { return }
        onRendering()
        let operations = renderChanges(version: outbox.nextVersion)
        outbox.add(operations)
        outbox.add(settle(version: outbox.nextVersion).operations)
        if page.isRestless { outbox.complain("Views of this page keep changing each other's states.") }
        if let problem = page.forgottenKey { outbox.complain(problem) }
        if page.hasUnexpectedChange { outbox.complain("A row changed, although the condition of its list did not.") }
    }

    /// Follows the page's redirections and changes of address until there are no more.
    ///
    /// - Returns: Whether the page has moved, and the operations that the browser needs.
    private func settle(version: Int) -> (isMoved: Bool, operations: [UInt8]) {
        var result = (isMoved: false, operations: [UInt8]())
        for _ in 0...PageNavigation.maximumRedirects {
            switch navigation.step(after: page.metadata) {
            case .stay:
                return result
            case .complain(let problem):
                outbox.complain(problem)
                return result
            case .leave(let url):
                outbox.leave(for: url)
                return result
            case .adopt(let replaces):
                outbox.changeTarget(replaces: replaces)
                page.adopt(content)
            case .show(let replaces):
                outbox.changeTarget(replaces: replaces)
                page.show(content)
            }
            onRendering()
            result.isMoved = true
            result.operations += page.renderChanges(version: version)
        }
        return result
    }

    /// Returns the next message; `nil` if there is nothing to send.
    func nextMessage() -> [UInt8]? {
        let version = outbox.nextVersion
        if page.preservation?.takeLoss(isSettled: page.progress == .settled) == true { tell(.stateNotRestored) }
        return outbox.nextMessage(head, begun: page.isActing) { page.write(.json, version: version).bytes }
    }

    /// The last message to a browser whose states could not be stored, which it also shows on the page that it loads next.
    var farewell: [UInt8] {
        ServerMessage(version: outbox.version, begun: page.isActing, note: texts[.stateNotRestored]).bytes
    }

    /// Notes that the message was written, or failed.
    func finishWriting() { outbox.finishWriting() }
}
