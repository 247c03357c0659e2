import Logging
import Synchronization

/// Records log messages.
final class RecordedLog: Sendable {
    struct Message: Sendable {
        let level: Logger.Level
        let text: String
        let metadata: Logger.Metadata
    }

    private let messages = Mutex<[Message]>([])

    var all: [Message] { messages.withLock(\.self) }

    /// A logger that records messages from the level `debug` up.
    var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

    private struct Handler: LogHandler {
        let log: RecordedLog
        var logLevel = Logger.Level.debug
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let all = metadata.merging(event.metadata ?? [:]) { $1 }
            log.messages.withLock { $0.append(Message(level: event.level, text: "\(event.message)", metadata: all)) }
        }
    }
}
