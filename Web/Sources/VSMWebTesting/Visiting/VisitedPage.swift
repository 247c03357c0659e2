import Foundation
import VSM
@_spi(Host) import VSMJournal
@_spi(Host) import VSMTesting
import VSMWeb

/// A page of a site in a simulated browser that reaches the site over a network.
///
/// It follows the browser client: what is sent, what is sent again after the connection returns, what is never repeated,
/// and which texts are put back after the page was loaded again. It sends and waits for nothing itself: its owner passes
/// on the messages, and opens and loads.
///
/// Messages are from outside. One that a browser could not apply, or that would make the page too large, is an error.
package final class VisitedPage {
    /// The maximum number of nodes in a page.
    private static let maximumCount = 200_000
    /// The maximum depth of the brackets in a message, which is more than a page needs.
    private static let maximumDepth = 200
    /// The maximum number of events that wait for the server.
    private static let maximumEvents = 1_000
    private static let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    /// How often an event is sent, because one that repeatedly breaks the connection is harmful.
    private static let maximumAttempts = 3

    private(set) var browser: ReferenceBrowser
    var fieldLeft: Int?
    var fieldSize: Int { ticket?.fieldSize ?? SessionLimits().fieldSize }
    private var ticket: DocumentTicket?
    /// The page at this address that was loaded before, whose states the server may have preserved.
    private var former: String?
    /// The nodes of the loaded document, until the browser has their numbers.
    private var loaded: DocumentNodes?
    private var lastNumber = 0
    /// The version that the browser has; `nil` before the first message.
    private var version: Int?
    var events: [SentEvent] = []
    /// The acknowledged events whose actions the server has not finished.
    private var begun: [SentEvent] = []
    private var failures: [Int: EventResult] = [:]
    private var outgoing: [[UInt8]] = []
    var contentsToPutBack: [EnteredContent] = []
    var searched: (changeCount: Int, text: String)?

    /// Whether the page is connected to its session.
    package private(set) var isLive = false
    /// The number of typed texts that could not be put back.
    package internal(set) var lostTextCount = 0
    /// Whether the person was told that an action may not have been done since the last act.
    package internal(set) var isUnsure = false

    /// Creates a page that is not loaded.
    ///
    /// - Parameter target: The path and query.
    package init(_ target: String) {
        browser = ReferenceBrowser(target)
    }

    /// The path and query of the page, or of the page that the person has asked for.
    package var target: String { events.compactMap(\.target).last ?? browser.target }

    // MARK: The connection

    /// Takes a loaded document.
    ///
    /// - Throws: ``VisitProblem`` if it is not a live page.
    package func load(_ document: [UInt8], at target: String) throws {
        guard let ticket = DocumentTicket(document) else {
            throw VisitProblem("\(target.prefix(100)) is not a live page.")
        }
        // A page that was never connected has no states of its own.
        if target != browser.target { former = nil } else if version != nil { former = self.ticket?.page }
        leave(for: target)
        self.ticket = ticket
        loaded = DocumentNodes(document)
    }

    /// Returns the first message of a connection.
    package func join() -> [UInt8] {
        isLive = false
        outgoing = []
        let (nodes, version): (Any, Any) =
            if let version { (NSNull(), version) } else { (loaded?.count ?? 0, NSNull()) }
        var message: [Any] = ["join", ticket?.page ?? "", ticket?.token ?? "", nodes, version]
        if self.version == nil { message.append(former ?? NSNull()) }
        return (try? ClientMessageBytes.encode(message)) ?? []
    }

    /// Applies a message of the server.
    ///
    /// - Returns: The numbers of the events that it answers.
    /// - Throws: ``VisitProblem`` if a browser could not apply the message.
    package func receive(_ bytes: [UInt8]) throws -> Answer {
        guard bytes.jsonProblem(maximumDepth: Self.maximumDepth) == nil else {
            throw VisitProblem("The server sent a message that is not UTF-8, or that has too many brackets.")
        }
        // The answer to a ping.
        if bytes == Array("[]".utf8) { return Answer() }
        do {
            var answer = try ServerAnswer(bytes)
            if version == nil, answer.tree == nil, let numbers = answer.numbers {
                answer.tree = loaded?.descriptions(numbers)
            }
            loaded = nil
            if answer.isSessionGone { return Answer(isSessionGone: true) }
            let answered = try apply(answer)
            guard browser.tree.count <= Self.maximumCount else {
                throw VisitProblem("The page has more than \(Self.maximumCount) nodes.")
            }
            return Answer(answered: answered, leaves: answer.load)
        } catch let problem as VisitProblem {
            throw problem
        } catch {
            throw VisitProblem("The server sent what a browser cannot apply: \("\(error)".prefix(300))")
        }
    }

    /// Returns the messages for the server that are due.
    package func takeMessages() -> [[UInt8]] {
        defer { outgoing = [] }
        return outgoing
    }

    /// Notes that the connection is lost.
    package func loseConnection() {
        isLive = false
        outgoing = []
    }

    private func apply(_ answer: ServerAnswer) throws -> [Int] {
        let acknowledged = answer.acknowledged ?? 0
        let done = events.filter { $0.number <= acknowledged }
        events.removeAll { $0.number <= acknowledged }
        var visit = ReferenceBrowser.Report.none
        var lost: [(String, Node)] = []
        for event in done {
            if answer.refused == event.number {
                failures[event.number] = .refused
            } else if case .field(let node) = event.report, let field = event.field, node.number != field {
                lost.append((event.kind, node))
            } else if case .visit = event.report {
                visit = event.report
            } else {
                browser.noteProcessed(event.report)
            }
        }
        begun += done.filter(\.isAction)
        begun.removeFirst(max(0, begun.count - Self.maximumEvents))
        if !answer.isActing { begun = [] }
        try browser.apply(answer, to: visit)
        version = answer.version
        if !isLive { becomeLive() }
        for (kind, node) in lost where browser.tree[node.number] === node { try sendAgain(kind, of: node) }
        putContentsBack()
        if let node = browser.takeNodeToFocus() { try focus(node) }
        return done.map(\.number)
    }

    /// Sends the events that wait, except those that are no longer possible.
    private func becomeLive() {
        isLive = true
        let waiting = events
        events = []
        for event in waiting {
            if isPossible(event), event.attempts < Self.maximumAttempts {
                transmit(event)
            } else {
                noteFailure(of: event)
            }
        }
    }

    private func isPossible(_ event: SentEvent) -> Bool {
        guard let number = event.node else { return true }
        guard let node = browser.tree[number] else { return false }
        return !node.isDisabled && (event.field != nil || node.listener(for: event.kind)?.number == number)
    }

    private func noteFailure(of event: SentEvent) {
        // Texts are put back, and the page of a link is loaded.
        guard event.isAction else { return }
        failures[event.number] = event.wasSent ? .perhapsDone : .notDone
        if event.wasSent { isUnsure = true }
    }

    /// Keeps what was entered, and forgets everything else of the page.
    private func leave(for target: String) {
        let isSamePage = target == browser.target
        // A choice is put back and sent again.
        func isLost(_ event: SentEvent) -> Bool { !isSamePage || event.kind != "change" }
        for event in events where isLost(event) { noteFailure(of: event) }
        if begun.contains(where: isLost) { isUnsure = true }
        contentsToPutBack = isSamePage ? contentsToPutBack + EnteredContent.all(in: browser) : []
        let history = browser.history
        browser = ReferenceBrowser(target)
        browser.history = history
        (events, begun, outgoing, version, fieldLeft, searched) = ([], [], [], nil, nil, nil)
        isLive = false
    }

    // MARK: Events

    /// The number of the last event.
    ///
    /// Numbers continue when the page is loaded again.
    package var lastEvent: Int { lastNumber }

    /// Whether events after a number wait for the server.
    package func isWaiting(after number: Int) -> Bool { events.contains { $0.number > number } }

    /// Returns the worst result of the events after a number.
    package func result(after number: Int) -> EventResult {
        let results = failures.filter { $0.key > number }.values
        for result in [EventResult.perhapsDone, .notDone, .refused] where results.contains(result) { return result }
        return .done
    }

    /// Forgets the results of earlier events, because the person continues.
    package func beginAct() {
        failures = [:]
        isUnsure = false
    }

    private func transmit(_ event: SentEvent) {
        var event = event
        event.attempts += 1
        event.wasSent = true
        if event.node != nil { event.message[2] = browser.version }
        events.append(event)
        if let bytes = try? ClientMessageBytes.encode(event.message) { outgoing.append(bytes) }
    }
}

extension VisitedPage: PageActing {
    func send(_ report: ReferenceBrowser.Report, _ makeMessage: (Int) -> [Any]) throws {
        guard events.count < Self.maximumEvents else { throw VisitProblem("Too many events wait for the server.") }
        lastNumber += 1
        let event = SentEvent(number: lastNumber, message: makeMessage(lastNumber), report: report)
        if isLive { transmit(event) } else { events.append(event) }
    }

    func failure(_ reason: LiveTestError.Reason, _ message: String) -> LiveTestError {
        LiveTestError(reason: reason, message: message, location: Self.location)
    }
}
