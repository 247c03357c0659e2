import LiveMessages
import Pages
@_spi(Benchmarks) import VSMWeb

/// A page of VSMWeb without a server.
struct SessionUnderTest {
    private let session: InProcessSession
    private var conversation: OurProtocol

    /// Opens and connects a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - site: The site with the pages that are measured.
    init(_ page: PageKind, of site: Site) async throws {
        var limits = SessionLimits()
        limits.eventBurst = 1_000_000
        // Everything is slow under valgrind.
        limits.slowTurn = .seconds(3_600)
        limits.processingBurst = .seconds(36_000)
        guard let session = await InProcessSession(opening: page.path, of: site, limits: limits) else {
            throw MeasurementFailure("There is no page \(page.path).")
        }
        self.session = session
        conversation = try OurProtocol(
            LoadedPage(host: "", path: page.path, body: String(decoding: session.document, as: UTF8.self))
        )
        let answer = await session.connect(Array(conversation.firstMessage().utf8))
        guard case .ready = conversation.receive(ServerMessage(answer)) else {
            throw MeasurementFailure("The page \(page.path) does not connect.")
        }
    }

    /// Sends events, and checks that each is answered.
    ///
    /// - Returns: The messages, which are also valid for another session of the same page.
    mutating func perform(_ event: PageEvent, times count: Int) throws -> [[UInt8]] {
        var messages: [[UInt8]] = []
        for _ in 0..<count {
            let message = Array(try conversation.message(for: event).utf8)
            let answer = session.receive(message)
            guard case .answered = conversation.receive(ServerMessage(answer)) else {
                throw MeasurementFailure(
                    "An event was answered with \(String(decoding: answer.prefix(200), as: UTF8.self))."
                )
            }
            messages.append(message)
        }
        return messages
    }

    /// Sends an event to a page a number of times.
    ///
    /// The messages are first created and checked on another session, always as many as the maximum, so that two runs
    /// with the same maximum differ only in the work of the library.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - count: How often it is sent.
    ///   - maximum: How many messages are prepared.
    ///   - site: The site with the pages that are measured.
    static func send(_ event: PageEvent, times count: Int, ofAtMost maximum: Int, to site: Site) async throws {
        var rehearsal = try await SessionUnderTest(event.page, of: site)
        let messages = try rehearsal.perform(event, times: maximum)
        let session = try await SessionUnderTest(event.page, of: site)
        let bytes = session.replay(messages.prefix(count))
        guard bytes >= count else { throw MeasurementFailure("The answers have only \(bytes) bytes.") }
    }

    /// Repeats messages of another session of the same page.
    ///
    /// - Returns: The bytes of all answers.
    func replay(_ messages: ArraySlice<[UInt8]>) -> Int {
        var bytes = 0
        for message in messages { bytes += session.receive(message).count }
        return bytes
    }
}
