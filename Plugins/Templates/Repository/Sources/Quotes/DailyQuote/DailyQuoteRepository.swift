import Foundation

/// Loads the daily quote.
public protocol DailyQuoteProviding: Sendable {
    /// Returns the daily quote, or throws an error with a message for people.
    func load() async throws -> String
}

/// The repository of the app.
public struct DailyQuoteRepository: DailyQuoteProviding {
    struct Unavailable: LocalizedError {
        var errorDescription: String? { "The daily quote could not be loaded." }
    }

    /// Creates the repository.
    public init() {}

    /// Returns the daily quote.
    ///
    /// Here, it takes a second, and one request in three fails.
    public func load() async throws -> String {
        try await Task.sleep(for: .seconds(1))
        if Int.random(in: 1...3) == 1 { throw Unavailable() }
        return "Loaded at \(Date.now.formatted(date: .omitted, time: .standard))."
    }
}
