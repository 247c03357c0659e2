@testable import Quotes

/// A repository whose outcome a test chooses.
struct DailyQuoteStub: DailyQuoteProviding {
    let outcome: @Sendable () async throws -> String

    func load() async throws -> String { try await outcome() }
}
