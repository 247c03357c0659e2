import Drive
import NIOCore

extension Measurement {
    /// Measures how long answers take, alone, and while a hundred connections do not read theirs.
    mutating func measureStalled() async throws {
        for contender in settings.contenders where contender == .ours || contender == .floor {
            let lengths = FloorProtocol.Lengths(event: 80, answer: 60)
            let long = FloorProtocol.Lengths(event: 80, answer: 15_600)
            let (alone, stalled) = try await withServer(contender) { server in
                let readers = try await [Browser].open(
                    50,
                    .counter,
                    port: server.port,
                    converse: contender.conversation(lengths)
                )
                let alone = try await percentile(of: readers)
                let others = try await [Browser].open(
                    100,
                    .rows,
                    port: server.port,
                    isSlow: true,
                    converse: contender.conversation(long)
                )
                for other in others { try await other.stopReading() }
                for _ in 0..<16 { for other in others { other.send(.reverse) } }
                try await rest(server)
                let stalled = try await percentile(of: readers)
                await (readers + others).close()
                return (alone, stalled)
            }
            results.add(alone, .latencyAlone, of: contender)
            results.add(stalled, .latencyStalled, of: contender)
        }
    }

    /// Waits until the server has nothing to do, but not much longer than a connection may take to read.
    private func rest(_ server: ServerProcess) async throws {
        for _ in 0..<75 {
            let before = server.processorTime
            try await pause(seconds: 0.2)
            if server.processorTime - before < 2e6 { return }
        }
    }

    /// The 99th percentile of the time to the answer, in milliseconds, at fifty events a second for each page.
    private func percentile(of browsers: [Browser]) async throws -> Double {
        _ = try await browsers.perform(EventRun(.increment, until: .after(seconds: 1), pause: .milliseconds(20)))
        let count = try await browsers.perform(
            EventRun(.increment, until: .after(seconds: 3), pause: .milliseconds(20))
        )
        let sorted = count.latencies.sorted()
        return sorted.isEmpty ? .nan : Double(sorted[sorted.count * 99 / 100]) / 1e6
    }
}
