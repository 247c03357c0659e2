import VSM

@testable import Quotes

/// A repository whose outcome a test chooses.
struct DailyQuoteStub: DailyQuoteProviding {
    let outcome: @Sendable () async throws -> String

    // No change follows.
    func load() async throws -> CurrentValue<String>.Values { CurrentValue(try await outcome()).values }
}
