import LiveMessages
import Pages
@_spi(Benchmarks) import VSMWeb

/// A page of VSMWeb without a server.
///
/// Only this file calls the library.
struct SessionUnderTest {
    private let session: InProcessSession
    private var conversation: OurProtocol

    /// Opens and connects a page.
    init(_ page: PageKind) async throws {
        var limits = SessionLimits()
        limits.eventBurst = 1_000_000
        // Everything is slow under valgrind.
        limits.slowTurn = .seconds(3_600)
        limits.processingBurst = .seconds(36_000)
        guard let session = await InProcessSession(opening: page.path, of: .benchmark, limits: limits) else {
            throw MeasurementFailure("There is no page \(page.path).")
        }
        self.session = session
        conversation = try OurProtocol(
            LoadedPage(host: "", path: page.path, body: String(decoding: session.document, as: UTF8.self))
        )
        let answer = await session.connect(Array((conversation.firstMessage() ?? "").utf8))
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

    /// Repeats messages of another session of the same page.
    ///
    /// - Returns: The bytes of all answers.
    func replay(_ messages: ArraySlice<[UInt8]>) -> Int {
        var bytes = 0
        for message in messages { bytes += session.receive(message).count }
        return bytes
    }
}
