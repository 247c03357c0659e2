import Foundation
import VSM

/// Loads the daily quote.
public protocol DailyQuoteProviding: Sendable {
    /// Loads the daily quote, and returns it with its later changes, or throws an error with a message for people.
    func load() async throws -> CurrentValue<String>.Values
}

/// The repository of the app.
public actor DailyQuoteRepository: DailyQuoteProviding {
    struct Unavailable: LocalizedError {
        var errorDescription: String? { "The daily quote could not be loaded." }
    }

    private let quote = CurrentValue("")

    /// Creates the repository.
    public init() {}

    /// Loads the daily quote, also for everybody who follows it already.
    ///
    /// Here, it takes a second, and one request in three fails.
    public func load() async throws -> CurrentValue<String>.Values {
        try await Task.sleep(for: .seconds(1))
        if Int.random(in: 1...3) == 1 { throw Unavailable() }
        quote.value = "Loaded at \(Date.now.formatted(date: .omitted, time: .standard))."
        return quote.values
    }
}
