import VSM

@testable import VSMWeb

/// A counter that other code can increase, like a repository that sessions share.
struct CounterPage: HTMLView {
    let numbers: AsyncStream<Int>

    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        pageTitle("Counted to \(container.state)")
        p { "Number \(container.state)" }.onAppear { container.observe(numbers) }
        button { "Add" }.onClick { container.observe(container.state + 1) }
        input(name: "number", value: String(container.state)).onInput { container.observe(Int($0) ?? 0) }
    }
}

/// A session with a page, and the values that a test needs to use it.
struct SessionFixture: Sendable {
    let session: LiveSession
    let numbers: AsyncStream<Int>.Continuation
    /// The nodes of `CounterPage` in the order of the document: the mark of the view, paragraph, its text, button, its text,
    /// field.
    let button = NodeID(4)
    let field = NodeID(6)
    static let nodeCount = 6

    /// - Parameters:
    ///   - limits: The limits of the session.
    ///   - lifeline: An object that only the session's site retains.
    init(limits: SessionLimits = SessionLimits(), lifeline: Lifeline? = nil) throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        numbers = continuation
        let picture = Asset("/picture.svg", .svg, content: [])
        let site = Site(title: "Test", assets: [picture]) { request in
            let _ = lifeline
            if request.path.isEmpty { CounterPage(numbers: stream) } else { p { request.path.joined(separator: "|") } }
        }
        let request = PageRequest(target: "/", visitor: Secret.random())
        session = LiveSession(request!, site: site, limits: limits)
    }

    /// Opens the page and connects a browser that has just loaded it.
    @discardableResult
    func connect(_ connection: RecordingConnection = RecordingConnection()) async throws -> RecordingConnection {
        _ = await session.open()
        await session.connect(connection, join(nodes: Self.nodeCount), number: 1)
        return connection
    }

    func join(nodes: Int? = nil, version: Int? = nil, document: String = "") -> ClientMessage.Join {
        let ticket = session.ticket
        return ClientMessage.Join(
            page: ticket.page,
            token: ticket.token,
            nodes: nodes,
            version: version,
            document: document
        )
    }

    func click(_ number: Int, on node: NodeID? = nil, version: Int = 1) -> ClientMessage {
        .event(.init(number: number, version: version, node: node ?? button, kind: .click, payload: EventPayload()))
    }

    func type(_ text: String, _ number: Int) -> ClientMessage {
        .event(.init(number: number, version: 1, node: field, kind: .input, payload: EventPayload(value: text)))
    }
}
