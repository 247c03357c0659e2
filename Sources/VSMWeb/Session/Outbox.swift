/// What the browser has, and what it is to be told next.
///
/// A pure value.
///
/// Nothing is queued for a browser that reads slowly: when it is ready, it gets the difference between what it has and
/// what there is then. The memory for one that has stalled is one tree.
struct Outbox {
    private var sent: [Node]
    private var sentTitle: String
    private var reportedValues: [NodeID: String] = [:]

    /// The version of the tree that was sent last.
    private(set) var version = 1

    private var acknowledgement: Int?
    private var target: String?
    private var problem: String?
    private var identifiersAreDue = false
    private var wholeTreeIsDue = false

    /// Whether a message is being written; there is no other until it is through.
    private(set) var isWriting = false

    /// Begins with the page that the browser loads.
    init(loaded nodes: [Node], title: String) {
        sent = nodes
        sentTitle = title
    }

    /// A browser connected.
    ///
    /// One that has just loaded the page learns the identifiers of its nodes; one that comes back with the tree that
    /// was sent last goes on from there; any other gets the whole tree.
    mutating func connect(nodeCount: Int?, version: Int?) {
        isWriting = false
        if let version {
            wholeTreeIsDue = version != self.version
        } else if self.version == 1, nodeCount == sent.identifiersInDocumentOrder.count {
            identifiersAreDue = true
        } else {
            wholeTreeIsDue = true
        }
    }

    /// A message of the browser was dealt with.
    mutating func acknowledge(_ number: Int) {
        acknowledgement = max(acknowledgement ?? 0, number)
    }

    /// The browser reported what is in a field; that is there now, whatever was sent.
    mutating func reportValue(_ value: String, of node: NodeID) {
        reportedValues[node] = value
    }

    /// The page is now found under another address.
    mutating func moved(to target: String) {
        self.target = target
    }

    /// Something was wrong with a message of the browser.
    mutating func complain(_ problem: String) {
        self.problem = problem
    }

    /// The browser does not have what was sent.
    mutating func requestWholeTree() {
        wholeTreeIsDue = true
    }

    /// The next message, or `nil` while one is being written or when there is nothing to say.
    mutating func nextMessage(nodes: [Node], title: String) -> ServerMessage? {
        guard !isWriting else { return nil }
        var message = ServerMessage()
        if wholeTreeIsDue {
            message.tree = nodes.map(PatchNode.init)
        } else {
            if identifiersAreDue { message.identifiers = sent.identifiersInDocumentOrder }
            let difference = TreeDifference(from: sent, to: nodes, reportedValues: reportedValues)
            if !difference.operations.isEmpty { message.patch = difference.operations }
        }
        if title != sentTitle { message.title = title }
        message.target = target
        message.problem = problem
        message.acknowledged = acknowledgement
        guard message != ServerMessage() else { return nil }

        if message.tree != nil || message.patch != nil { version += 1 }
        message.version = version
        sent = nodes
        sentTitle = title
        reportedValues = [:]
        (acknowledgement, target, problem) = (nil, nil, nil)
        (identifiersAreDue, wholeTreeIsDue) = (false, false)
        isWriting = true
        return message
    }

    /// The message is through, or never will be.
    mutating func finishWriting() {
        isWriting = false
    }
}
