@_spi(Host) public import VSMTesting
public import VSMWeb

/// A page of a site in a test, which the test uses like a person, without a server and without a browser.
///
/// Open a page on a test host, find elements as a person finds them, and use them as a person uses them:
///
/// ```swift
/// @Test("A task without a title is refused")
/// func emptyTitle() throws {
///     try withTestHost { host in
///         let page = try host.open(TaskSite(tasks: .stub), "/")
///         try page.field("Title").fill("")
///         try page.button("Add").click()
///         try page.expect(.alert("A task needs a title."))
///     }
/// }
/// ```
///
/// The page runs on the host, so the test controls the time, the order of jobs, and the choices of stubs.
///
/// A step waits for its element like a person: it runs jobs of the host one by one until the element exists and is
/// enabled, or until no job is ready. Time does not pass meanwhile; call `advance(by:)` of the host. A test therefore
/// also sees short-lived states: right after a click, the page shows the state that the action applied immediately.
///
/// A step that fails throws a ``LiveTestError`` with an outline of the page: the element does not exist, several
/// elements match, the element is disabled, or the step would have no effect.
///
/// After each step, the test applies the bytes that a browser would get to a copy of the page, as a browser does. It
/// compares the result with a new rendering from the states. A difference fails the test, and so does a problem that
/// ``PageChecks`` finds, such as two elements with the same identifier or a control without a name.
public final class LiveTest {
    /// The host on which the page runs.
    public let host: TestHost

    private(set) var exchange: PageExchange
    private(set) var browser: ReferenceBrowser
    let checks: PageChecks
    let site: Site
    let visitor: String
    /// The location of the last step in the test.
    var location: TestLocation

    private var lastNumber = 0
    /// The problems of the current page.
    private(set) var problems: [String] = []
    /// Whether problems fail the test.
    private let reportsProblems: Bool
    private var reported: Set<String> = []
    private var outlined: (changeCount: Int, element: AccessibleElement)?
    /// The element that has just lost the focus to another one.
    var fieldLeft: Int?
    var fieldSize: Int { exchange.limits.fieldSize }
    private var isMovingFocus = false
    /// Whether messages of the server are held back.
    var isCutOff = false
    var connection = ConnectionState.open
    /// The events that the server has not acknowledged, while there is no connection.
    var unacknowledged: [UnacknowledgedEvent] = []
    private var flickering = FlickeringControls()
    /// The path and query of the page to which ``flickering`` belongs.
    private var flickeringTarget = ""
    /// The sentences that tell the person what could not be done or restored since the connection was lost.
    public internal(set) var notes: [String] = []

    init(
        _ exchange: PageExchange,
        of site: Site,
        visitor: String,
        target: String,
        on host: TestHost,
        checks: PageChecks,
        reportsProblems: Bool,
        at location: TestLocation
    ) {
        self.host = host
        self.exchange = exchange
        self.site = site
        self.visitor = visitor
        self.checks = checks
        self.reportsProblems = reportsProblems
        self.location = location
        browser = ReferenceBrowser(target)
    }

    deinit {
        // The actions of the page end with it.
        if host.isCurrent { exchange.close() }
    }

    // MARK: Reading

    /// The title of the page.
    public var title: String {
        update()
        return browser.title
    }

    /// The path and query of the page.
    public var path: String {
        update()
        return browser.target
    }

    /// The status of a response for the current page.
    public var status: PageStatus {
        update()
        return exchange.status
    }

    /// The file of the site for which the browser has left the page, if it followed a link to one.
    public var file: String? {
        update()
        return browser.load
    }

    /// The page as text: a line for each element with a meaning, with its role, name and state.
    ///
    /// ```
    /// - heading "Tasks" [level=1]
    /// - textbox "Title": Buy milk
    /// - button "Add" [disabled]
    /// ```
    public var outline: String {
        update()
        return accessibleElement.outline
    }

    /// The page as a person perceives it.
    var accessibleElement: AccessibleElement {
        if let outlined, outlined.changeCount == browser.changeCount { return outlined.element }
        let element = AccessibleElement(browser.tree, browser.fields)
        outlined = (browser.changeCount, element)
        return element
    }

    // MARK: Messages

    /// Sends a message as the browser client would, and applies the answer.
    ///
    /// - Parameters:
    ///   - makeMessage: Creates the message with its number.
    ///   - report: The information in the message.
    /// - Throws: ``LiveTestError`` if the server refuses it.
    func send(_ report: ReferenceBrowser.Report, _ makeMessage: (Int) -> [Any]) throws {
        lastNumber += 1
        let message = makeMessage(lastNumber)
        if !isMovingFocus { noteAct() }
        if connection == .open { try transmit(message, report) } else { try keep(message, report) }
    }

    func transmit(_ message: [Any], _ report: ReferenceBrowser.Report) throws {
        let field: Node? = if case .field(let node) = report, node.isTextField { node } else { nil }
        let number = field?.number
        // Earlier messages of the server arrive while this message is on its way.
        if isCutOff { receive(.none) }
        let isLost = field?.number != number
        try deliver(message)
        if let answer = receive(isLost ? .none : report), answer.wasRefused {
            throw failure(
                .refused,
                "The page changed after the person saw it, so the handler did not run, and the page asks them to look again."
            )
        }
        if isLost, let field { try sendAgain(message.first, of: field) }
        moveFocus()
    }

    /// Lets a message arrive at the server.
    func deliver(_ message: [Any]) throws {
        do {
            try host.trackingContainers { try exchange.receive(ClientMessageBytes.encode(message)) }
        } catch {
            throw failure(.impossible, "The server refuses this: \(error)")
        }
    }

    /// Loads a page that another server has made, and leaves the page of the earlier one.
    func load(_ exchange: PageExchange, at target: String) {
        host.trackingContainers { self.exchange.close() }
        self.exchange = exchange
        let history = browser.history
        browser = ReferenceBrowser(target)
        browser.history = history
        lastNumber = 0
        flickering.noteAct(among: [])
        fieldLeft = nil
        outlined = nil
    }

    /// Updates the browser, and checks the page.
    func update() {
        guard !isCutOff, connection == .open else { return }
        receive(.none)
        moveFocus()
    }

    /// Moves the focus to the element that a state names, and tells the server.
    private func moveFocus() {
        guard !isMovingFocus else { return }
        isMovingFocus = true
        defer { isMovingFocus = false }
        for _ in 0..<10 {
            guard let node = browser.takeNodeToFocus() else { return }
            do { try focus(node) } catch { report("\(error)") }
        }
        report("The states of the page keep moving the focus.")
    }

    @discardableResult
    private func receive(_ report: ReferenceBrowser.Report) -> ServerAnswer? {
        let bytes = host.trackingContainers { exchange.takeMessage() }
        guard let bytes else { return nil }
        problems = []
        do {
            let answer = try ServerAnswer(bytes)
            try browser.apply(answer, to: report)
            if let note = answer.note, !answer.wasRefused { notes.append(note) }
            if let problem = answer.problem { self.report("The server reports a problem: \(problem)") }
            compare()
            for problem in checks.problems(in: browser, accessibleElement) { self.report(problem) }
            if checks.contains(.steadyControls) { checkControls() }
            return answer
        } catch {
            self.report("\(error)\nThe message was:\n\(String(decoding: bytes, as: UTF8.self))")
            return nil
        }
    }

    /// Compares the page in the browser with a new rendering.
    private func compare() {
        do {
            let fresh = try ReferenceTree(tree: host.trackingContainers { exchange.writeWholePage() })
            let texts = browser.texts(with: fresh)
            guard texts.browser != texts.other else { return }
            report(
                """
                The browser does not have what the page renders from its states. A view must depend only on its state \
                and its properties.
                The browser has:
                \(texts.browser)
                A new rendering is:
                \(texts.other)
                """
            )
        } catch {
            report("\(error)")
        }
    }

    // MARK: Controls

    /// The controls that a person can use.
    private var usableControls: [String] {
        accessibleElement.descendants.filter { element in
            element.role.isControl && !element.name.isEmpty && !element.isHidden && !element.isDisabled
        }.map(\.summary)
    }

    /// Notes an act of the person, before the server knows of it.
    private func noteAct() {
        host.noteOutsideEvent()
        guard checks.contains(.steadyControls) else { return }
        flickering.noteAct(among: usableControls)
        flickeringTarget = browser.target
    }

    private func checkControls() {
        // Another page has its own controls.
        if browser.target != flickeringTarget { return flickering.noteAct(among: []) }
        for control in flickering.note(usableControls, after: host.outsideEvents) {
            report(
                """
                The \(control) went, came back and went again after one act, so a person who is quick uses what is no \
                longer offered. Usually, two containers show the same data, and one of them has a change that the other \
                does not have yet: let one of them show it, or the newer of both values.
                """
            )
        }
    }

    // MARK: Failures

    /// Fails the test, once for each message.
    private func report(_ message: String) {
        problems.append(message)
        guard reportsProblems, reported.insert(message).inserted else { return }
        reportFailure("\(message)\n\n\(pageInWords)", at: location)
    }

    func failure(_ reason: LiveTestError.Reason, _ message: String) -> LiveTestError {
        LiveTestError(reason: reason, message: "\(message)\n\n\(pageInWords)", location: location)
    }

    private var pageInWords: String {
        let outline = accessibleElement.outline
        return "The page \(quoted(browser.target)):\n\(outline.isEmpty ? "(nothing)" : outline)"
    }
}

extension LiveTest: PageActing {}
