import Drive
import LiveMessages
import NIOCore

extension Measurement {
    /// Measures how long answers take, alone, and while a hundred connections do not read theirs.
    mutating func measureStalled() async throws {
        for contender in settings.contenders where contender == .ours || contender == .floor {
            let lengths = FloorProtocol.Lengths(event: 80, answer: 60)
            let long = FloorProtocol.Lengths(event: 80, answer: 15_600)
            let (alone, stalled) = try await withServer(contender) { server in
                let readers = try await [Browser].open(
                    settings.number(50),
                    .counter,
                    port: server.port,
                    converse: contender.conversation(lengths)
                )
                let alone = try await percentiles(of: readers)
                let others = try await [Browser].open(
                    settings.number(100),
                    .rows,
                    port: server.port,
                    isSlow: true,
                    converse: contender.conversation(long)
                )
                for other in others { try await other.stopReading() }
                // More than fits into the buffers of a connection.
                for _ in 0..<8 { for other in others { other.send(.reverse) } }
                try await rest(server)
                let stalled = try await percentiles(of: readers)
                await (readers + others).close()
                return (alone, stalled)
            }
            for value in alone { results.add(value, .latencyAlone, of: contender) }
            for value in stalled { results.add(value, .latencyStalled, of: contender) }
        }
    }

    /// Waits until the server has processed what it was sent.
    private func rest(_ server: ServerProcess) async throws {
        for _ in 0..<500 {
            let before = server.processorTime
            try await pause(seconds: 0.2)
            if server.processorTime - before < 2e6 { return }
        }
        throw MeasurementFailure("The server does not come to rest.")
    }

    /// The 99th percentile of the time to the answer, in milliseconds, at fifty events a second for each page, once for each
    /// round.
    private func percentiles(of browsers: [Browser]) async throws -> [Double] {
        let warmUp = NIODeadline.after(seconds: settings.duration(1))
        _ = try await browsers.perform(EventRun(.increment, until: warmUp, pause: .milliseconds(20)))
        var percentiles: [Double] = []
        for _ in 1...settings.rounds {
            let count = try await browsers.perform(
                EventRun(.increment, until: .after(seconds: settings.duration(3)), pause: .milliseconds(20))
            )
            let sorted = count.latencies.sorted()
            percentiles.append(sorted.isEmpty ? .nan : Double(sorted[sorted.count * 99 / 100]) / 1e6)
        }
        return percentiles
    }
}
