import Logging
import Synchronization
import Testing
import VSM
import VSMLogging

@MainActor
@Suite("A log of what happens in containers")
struct ContainerLoggerTests {
    private enum Account {
        case locked
        case open(owner: String)
    }

    @Test("A transition is one message that names the cases and the place of the call")
    func transition() throws {
        let messages = Messages()
        let container = StateContainer(state: Account.locked).attach(ContainerLogger(messages.logger(.debug)))
        container.observe(.open(owner: "Ada"))
        #expect(messages.all.map(\.text) == ["began", "transition", "finished"])
        let metadata = messages.all[1].metadata
        #expect(metadata["container"] == "Account")
        #expect(metadata["from"] == "locked")
        #expect(metadata["to"] == "open")
        #expect(metadata["shape"] == "state")
        #expect(metadata["action"] == "1")
        #expect("\(try #require(metadata["call"]))".hasPrefix("VSMLoggingTests/ContainerLoggerTests.swift:"))
    }

    @Test("What a state carries is written only when asked for")
    func detail() {
        let messages = Messages()
        let logger = ContainerLogger(messages.logger(.info), level: .info, detail: .descriptions)
        let container = StateContainer(state: Account.locked).attach(logger)
        container.observe(.open(owner: "Ada"))
        #expect(messages.all[1].metadata["to"] == "open(owner: \"Ada\")")
        #expect(messages.all[1].level == .info)
    }

    @Test("Nothing is written below the logger's level")
    func level() {
        let messages = Messages()
        let container = StateContainer(state: 0).attach(ContainerLogger(messages.logger(.info)))
        container.observe(1)
        #expect(messages.all.isEmpty)
    }
}

/// Keeps what is logged.
private final class Messages: Sendable {
    struct Message: Sendable {
        let level: Logger.Level
        let text: String
        let metadata: Logger.Metadata
    }

    private let kept = Mutex<[Message]>([])

    var all: [Message] { kept.withLock { $0 } }

    func logger(_ level: Logger.Level) -> Logger {
        Logger(label: "test") { _ in Handler(messages: self, logLevel: level) }
    }

    private struct Handler: LogHandler {
        let messages: Messages
        var logLevel: Logger.Level
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let message = Message(level: event.level, text: "\(event.message)", metadata: event.metadata ?? [:])
            messages.kept.withLock { $0.append(message) }
        }
    }
}
