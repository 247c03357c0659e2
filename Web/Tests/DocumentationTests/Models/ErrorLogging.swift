import Foundation
import Logging
import Synchronization
import Testing
import VSM
import VSMTesting

private enum ArticleViewState {
    case loading
    case loaded(String)
    case failed(message: String, ArticleLoader)
}

private struct ArticleDependencies {
    let logger: Logger
}

private struct ArticleLoader {
    let dependencies: ArticleDependencies
    let fetchText: () async throws -> String

    func load() -> StateSequence<ArticleViewState> {
        StateSequence({ .loading }).then {
            .loaded(try await fetchText())
        } catch: { error in
            handleLoadingError(error)
        }
    }

    // snippet.log
    private func handleLoadingError(_ error: any Error) -> ArticleViewState {
        dependencies.logger.error("The article could not be loaded: \(error)")
        return .failed(message: error.localizedDescription, self)
    }
    // snippet.end
}

/// Keeps what is logged.
private final class Messages: Sendable {
    private let kept = Mutex<[String]>([])

    var all: [String] { kept.withLock { $0 } }

    func logger() -> Logger { Logger(label: "test") { _ in Handler(messages: self) } }

    private struct Handler: LogHandler {
        let messages: Messages
        var logLevel = Logger.Level.trace
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            messages.kept.withLock { $0.append("\(event.level): \(event.message)") }
        }
    }
}

@Suite("Models: where errors are logged")
struct ErrorLoggingTests {
    @Test("The function that turns an error into a state logs it")
    func logs() {
        let messages = Messages()
        withTestHost { host in
            let dependencies = ArticleDependencies(logger: messages.logger())
            let loader = ArticleLoader(dependencies: dependencies, fetchText: { throw Offline() })
            let journey = host.journey(of: loader.load())
            host.runUntilIdle()
            journey.expect(cases: "loading", "failed")
        }
        #expect(messages.all == ["error: The article could not be loaded: Offline()"])
    }
}
