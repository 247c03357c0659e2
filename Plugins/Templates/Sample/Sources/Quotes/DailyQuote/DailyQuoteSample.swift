import Foundation

/// Fetches the daily quote.
///
/// Here, it takes a second, and one request in three fails.
public func sampleDailyQuote() async throws -> String {
    struct Unavailable: LocalizedError {
        var errorDescription: String? { "The daily quote could not be loaded." }
    }

    try await Task.sleep(for: .seconds(1))
    if Int.random(in: 1...3) == 1 { throw Unavailable() }
    return "Loaded at \(Date.now.formatted(date: .omitted, time: .standard))."
}
