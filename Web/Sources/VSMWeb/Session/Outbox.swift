/// The version of the page that the browser has, and the next message to it.
///
/// A pure value.
///
/// Little is queued for a browser that reads slowly. The page is rendered when the browser is ready. Operations from
/// earlier renderings are bounded; beyond the bound, the browser gets the whole page.
struct Outbox {
    /// The maximum size of waiting operations, in bytes.
    private static let maximumSize = 256 * 1024

    /// The properties of a page other than its nodes.
    struct Head: Equatable {
        var title: String
        var description: String? = nil
        var language = ""
        /// The path and query of the page.
        var target: String
    }

    private var sent: Head
    /// The operations that the browser does not have yet, each after a comma.
    private var operations: [UInt8] = []
    /// The numbers of the nodes of the loaded page, until the browser has them.
    private var loadedNumbers: NodeNumberRuns?

    /// The version of the page that was sent last.
    private(set) var version: Int

    private var acknowledgement: Int?
    private var refusal: Int?
    private var note: String?
    private var problem: String?
    private var load: String?
    private var targetIsDue = false
    /// Whether every change of the address since the last message replaces the history entry; `nil` if there was no
    /// change.
    private var replacesTarget: Bool?
    private var welcomeIsDue = false
    private var numbersAreDue = false
    private var wholePageIsDue = false
    /// Whether the browser may show another language than the loaded document has.
    private var languageHasChanged = false
    /// Whether the page still has the nodes of the loaded document.
    private var isAsLoaded = true

    /// Whether a message is being written; the next one waits for it.
    private(set) var isWriting = false

    /// Creates an outbox for the page that the browser loads.
    init(loaded head: Head, numbers: NodeNumberRuns = NodeNumberRuns(), version: Int = 1) {
        sent = head
        self.version = version
        loadedNumbers = numbers
    }

    /// The version of the next message with operations.
    var nextVersion: Int { version + 1 }

    /// Whether the page has changed since the browser had a version of it.
    func isAhead(of version: Int) -> Bool {
        version < self.version || !operations.isEmpty || wholePageIsDue
    }

    /// Prepares the first message of a connection.
    ///
    /// A browser that has just loaded the page gets the numbers of its nodes. If it has others, for example because an
    /// extension of the browser has added some, it also gets the whole page, in which it finds those of the server. One
    /// that returns with the last version continues from there. Any other gets the whole page.
    mutating func connect(nodeCount: Int?, version: Int?) {
        isWriting = false
        welcomeIsDue = true
        if let version {
            if version != self.version { wholePageIsDue = true }
        } else {
            numbersAreDue = nodeCount != nil && loadedNumbers != nil
            if nodeCount == nil || nodeCount != loadedNumbers?.count { wholePageIsDue = true }
        }
    }

    /// Acknowledges a message of the browser.
    mutating func acknowledge(_ number: Int) {
        acknowledgement = max(acknowledgement ?? 0, number)
    }

    /// Drops the answers to messages of another document, whose numbers are not those of the document that has connected.
    mutating func forgetAnswers() {
        (acknowledgement, refusal) = (nil, nil)
    }

    /// Notes that an event was not run because the content that the person saw has changed.
    mutating func refuse(_ number: Int) {
        refusal = number
    }

    /// Tells the person a sentence.
    mutating func tell(_ sentence: String) {
        guard let note else { return note = sentence }
        if !note.contains(sentence) { self.note = "\(note) \(sentence)" }
    }

    /// Reports a problem with a message of the browser, or with the page.
    mutating func complain(_ problem: String) {
        self.problem = problem
    }

    /// Makes the browser leave the page for another address.
    mutating func leave(for target: String) {
        load = target
    }

    /// Sends the address of the page next, because the browser may have another one after a visit.
    mutating func requestTarget() {
        targetIsDue = true
        replacesTarget = nil
    }

    /// Notes that the page has changed its address.
    ///
    /// - Parameter replaces: Whether the browser replaces its history entry.
    mutating func changeTarget(replaces: Bool) {
        replacesTarget = replaces && replacesTarget ?? true
    }

    /// Sends the whole page next, because the browser did not receive earlier messages.
    mutating func requestWholePage() {
        wholePageIsDue = true
    }

    /// Adds the operations of a change.
    mutating func add(_ operations: [UInt8]) {
        if !operations.isEmpty { isAsLoaded = false }
        guard !wholePageIsDue else { return }
        if self.operations.isEmpty { self.operations = operations } else { self.operations += operations }
        guard self.operations.count > Self.maximumSize, isWriting else { return }
        self.operations = []
        wholePageIsDue = true
    }

    /// Returns the next message; `nil` while one is being written, or if there is nothing to send.
    ///
    /// - Parameters:
    ///   - head: The properties of the page other than its nodes.
    ///   - begun: Whether an action that the person started is still running.
    ///   - wholePage: Writes the nodes of the whole page, each after a comma.
    mutating func nextMessage(_ head: Head, begun: Bool = false, wholePage: () -> [UInt8]) -> [UInt8]? {
        guard !isWriting else { return nil }
        let isNewHead = head != sent
        let changes = wholePageIsDue || !operations.isEmpty || isNewHead
        guard
            changes || targetIsDue || welcomeIsDue || acknowledgement != nil || refusal != nil || problem != nil
                || load != nil || note != nil
        else { return nil }
        if changes { version += 1 }

        var message = ServerMessage(version: version, acknowledged: acknowledgement ?? 0)
        // The numbers are those of another page than the whole page once the page has changed.
        if numbersAreDue, isAsLoaded || !wholePageIsDue { message.numbers = loadedNumbers }
        if wholePageIsDue { message.tree = wholePage() } else { message.operations = operations }
        if wholePageIsDue || targetIsDue || isNewHead { add(head, to: &message) }
        message.begun = begun
        message.refused = refusal
        message.note = note
        message.problem = problem
        message.load = load

        operations = []
        if numbersAreDue || wholePageIsDue { loadedNumbers = nil }
        (acknowledgement, refusal, note, problem, load) = (nil, nil, nil, nil, nil)
        (welcomeIsDue, numbersAreDue, wholePageIsDue) = (false, false, false)
        isWriting = true
        return message.bytes
    }

    private mutating func add(_ head: Head, to message: inout ServerMessage) {
        if wholePageIsDue || head.title != sent.title { message.title = head.title }
        if head.description != sent.description { message.description = head.description ?? "" }
        languageHasChanged = languageHasChanged || head.language != sent.language
        if head.language != sent.language || wholePageIsDue && languageHasChanged { message.language = head.language }
        if wholePageIsDue || targetIsDue || head.target != sent.target {
            message.target = head.target
            message.replaces = replacesTarget ?? false
            (targetIsDue, replacesTarget) = (false, nil)
        }
        sent = head
    }

    /// Notes that the message was written, or failed.
    mutating func finishWriting() {
        isWriting = false
    }
}
