#if DEBUG
import VSM
@_spi(Inspection) import VSMJournal

extension Inspector {
    /// The journal as JSON lines: its header, the entries so far, and then each new one.
    @_spi(Inspection) public var journalLines: AsyncStream<String> {
        let journal = journal
        let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1_000))
        let task = Task { [changes] in
            var next = 0
            for await _ in changes {
                let recorded = journal.recorded
                let lines = recorded.lines(isStream: true)
                // The first line is the header. Entries that were removed meanwhile are missing.
                let known = next == 0 ? 0 : max(next - recorded.dropped, 0) + 1
                next = recorded.dropped + recorded.entries.count
                for line in lines.dropFirst(known) { continuation.yield("\(line)\n") }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
#endif
