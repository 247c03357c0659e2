/// What the browser has, and the next message for it.
///
/// A pure value.
///
/// Nothing is queued for a browser that reads slowly. When it is ready, it gets the difference between what it has and the
/// current page. A stalled browser costs the memory of one tree.
struct Outbox {
    /// A page in the browser.
    struct Page {
        var nodes: [Node]
        var title: String
        /// Its path and query.
        var target: String
    }

    private var sent: Page
    private var reported: ReportedAttributes = [:]

    /// The version of the page that was sent last.
    private(set) var version = 1

    private var acknowledgement: Int?
    private var problem: String?
    private var load: String?
    private var welcomeIsDue = false
    private var identifiersAreDue = false
    private var wholePageIsDue = false

    /// Whether a message is being written; the next one waits for it.
    private(set) var isWriting = false

    /// Starts with the page that the browser loads.
    init(loaded page: Page) {
        sent = page
    }

    /// Prepares the first message of a connection.
    ///
    /// A browser that has just loaded the page gets the identifiers of its nodes. One that returns with the last version
    /// continues from there. Any other gets the whole page.
    mutating func connect(nodeCount: Int?, version: Int?) {
        isWriting = false
        welcomeIsDue = true
        if let version {
            if version != self.version { wholePageIsDue = true }
        } else if self.version == 1, nodeCount == sent.nodes.identifiersInDocumentOrder.count {
            identifiersAreDue = true
        } else {
            wholePageIsDue = true
        }
    }

    /// Acknowledges a message of the browser.
    mutating func acknowledge(_ number: Int) {
        acknowledgement = max(acknowledgement ?? 0, number)
    }

    /// Records what the browser reported of a field, which is its value now, whatever was sent.
    mutating func report(_ payload: EventPayload, of node: NodeID) {
        if let value = payload.value { reported[node, default: [:]]["value"] = value }
        if let isChecked = payload.isChecked {
            reported[node, default: [:]].updateValue(isChecked ? "" : nil, forKey: "checked")
        }
        if let fields = payload.fields { report(fields, ofForm: node) }
    }

    private mutating func report(_ fields: [String: String], ofForm form: NodeID) {
        for field in sent.nodes.element(form)?.children.elements(named: "input") ?? [] {
            guard let name = field.attributes.first(where: { $0.name == "name" })?.value else { continue }
            if field.attributes.contains(Attribute("type", "checkbox")) {
                report(EventPayload(isChecked: fields[name] != nil), of: field.id)
            } else if let value = fields[name] {
                report(EventPayload(value: value), of: field.id)
            }
        }
    }

    /// Reports a problem with a message of the browser, or with the page.
    mutating func complain(_ problem: String) {
        self.problem = problem
    }

    /// Makes the browser leave the page for another address.
    mutating func leave(for target: String) {
        load = target
    }

    /// Sends the whole page next, because the browser does not have what was sent.
    mutating func requestWholePage() {
        wholePageIsDue = true
    }

    /// The next message; `nil` while one is being written, or if there is nothing to send.
    mutating func nextMessage(_ page: Page) -> ServerMessage? {
        guard !isWriting else { return nil }
        var message = ServerMessage()
        if wholePageIsDue {
            message.tree = page.nodes.map(PatchNode.init)
        } else {
            if identifiersAreDue { message.identifiers = sent.nodes.identifiersInDocumentOrder }
            let difference = TreeDifference(from: sent.nodes, to: page.nodes, reported: reported)
            if !difference.operations.isEmpty { message.patch = difference.operations }
        }
        if wholePageIsDue || page.title != sent.title { message.title = page.title }
        if wholePageIsDue || page.target != sent.target { message.target = page.target }
        if message != ServerMessage(), message != ServerMessage(identifiers: message.identifiers) { version += 1 }

        message.problem = problem
        message.load = load
        message.acknowledged = acknowledgement
        guard welcomeIsDue || message != ServerMessage() else { return nil }
        message.version = version
        sent = page
        reported = [:]
        (acknowledgement, problem, load) = (nil, nil, nil)
        (welcomeIsDue, identifiersAreDue, wholePageIsDue) = (false, false, false)
        isWriting = true
        return message
    }

    /// Notes that the message was written, or failed.
    mutating func finishWriting() {
        isWriting = false
    }
}

extension [Node] {
    /// The element with an identifier, in these nodes or below.
    fileprivate func element(_ id: NodeID) -> ElementNode? {
        for case .element(let element) in self {
            if element.id == id { return element }
            if let found = element.children.element(id) { return found }
        }
        return nil
    }

    /// The elements with a tag, in these nodes and below.
    fileprivate func elements(named tag: String) -> [ElementNode] {
        flatMap { node -> [ElementNode] in
            guard case .element(let element) = node else { return [] }
            return (element.tag.name == tag ? [element] : []) + element.children.elements(named: tag)
        }
    }
}
