/// What the browser has, and what it is to be told next.
///
/// A pure value.
///
/// Nothing is queued for a browser that reads slowly: when it is ready, it gets the difference between what it has and
/// what there is then. The memory for one that has stalled is one tree.
struct Outbox {
    /// A page as a browser shows it.
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

    /// Whether a message is being written; there is no other until it is through.
    private(set) var isWriting = false

    /// Begins with the page that the browser loads.
    init(loaded page: Page) {
        sent = page
    }

    /// A browser connected.
    ///
    /// One that has just loaded the page learns the identifiers of its nodes; one that comes back with what was sent
    /// last goes on from there; any other gets the whole page. All of them get a message.
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

    /// A message of the browser was dealt with.
    mutating func acknowledge(_ number: Int) {
        acknowledgement = max(acknowledgement ?? 0, number)
    }

    /// The browser reported what a person did to a field; that is there now, whatever was sent.
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

    /// Something was wrong with a message of the browser, or with the page.
    mutating func complain(_ problem: String) {
        self.problem = problem
    }

    /// The browser is to leave the page for another address.
    mutating func leave(for target: String) {
        load = target
    }

    /// The browser does not have what was sent.
    mutating func requestWholePage() {
        wholePageIsDue = true
    }

    /// The next message, or `nil` while one is being written or when there is nothing to say.
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

    /// The message is through, or never will be.
    mutating func finishWriting() {
        isWriting = false
    }
}

extension [Node] {
    /// The element with an identifier, here or below.
    fileprivate func element(_ id: NodeID) -> ElementNode? {
        for case .element(let element) in self {
            if element.id == id { return element }
            if let found = element.children.element(id) { return found }
        }
        return nil
    }

    /// The elements with a tag, here and below.
    fileprivate func elements(named tag: String) -> [ElementNode] {
        flatMap { node -> [ElementNode] in
            guard case .element(let element) = node else { return [] }
            return (element.tag.name == tag ? [element] : []) + element.children.elements(named: tag)
        }
    }
}
