import Drive
import LiveMessages
import NIOCore

/// Events that are measured together.
private struct Scenario {
    let event: PageEvent
    let sessions: Int
    /// The maximum number of events of a session: rows that are inserted stay.
    var maximum = Int.max
    let time: Figure
    var bytes: Figure?

    static let all = [
        Scenario(event: .increment, sessions: 1, time: .counterAlone, bytes: .incrementBytes),
        Scenario(event: .increment, sessions: 100, time: .counterHundred),
        Scenario(event: .change, sessions: 4, time: .change, bytes: .changeBytes),
        Scenario(event: .insert, sessions: 20, maximum: 50, time: .insert, bytes: .insertBytes),
        Scenario(event: .reverse, sessions: 4, time: .reverse, bytes: .reverseBytes),
        Scenario(event: .increment, sessions: 1_000, time: .counterThousand),
    ]
}

extension Measurement {
    /// Measures processor time and bytes for an event.
    ///
    /// In each round, the contenders take turns.
    mutating func measureEvents() async throws {
        var servers: [Contender: ServerProcess] = [:]
        defer { for server in servers.values { server.stop() } }
        for contender in settings.contenders { servers[contender] = try await start(contender) }
        for round in 1...settings.rounds {
            say("  round \(round) of \(settings.rounds)")
            for scenario in Scenario.all {
                var lengths = FloorProtocol.Lengths(event: 80, answer: 60)
                for contender in settings.contenders {
                    guard let server = servers[contender] else { continue }
                    let count = try await measure(scenario, of: contender, on: server, lengths)
                    if contender == .ours {
                        lengths.event = count.sentBytes / count.events
                        lengths.answer = count.receivedBytes / count.events
                    }
                }
            }
        }
    }

    /// Measures one scenario of one contender.
    private mutating func measure(
        _ scenario: Scenario,
        of contender: Contender,
        on server: ServerProcess,
        _ lengths: FloorProtocol.Lengths
    ) async throws -> EventCount {
        let sessions = settings.number(scenario.sessions)
        let browsers = try await [Browser].open(
            sessions,
            scenario.event.page,
            port: server.port,
            converse: contender.conversation(lengths)
        )
        // The first events of a page are not like the others.
        let warmUp = EventRun(
            scenario.event,
            until: .after(seconds: 10),
            maximum: sessions == 1 ? settings.number(100) : 2
        )
        _ = try await browsers.perform(warmUp)
        let timeBefore = server.processorTime
        let count = try await browsers.perform(
            EventRun(scenario.event, until: .after(seconds: settings.seconds), maximum: scenario.maximum)
        )
        let time = server.processorTime - timeBefore
        await browsers.close()
        guard count.events > 0 else { throw MeasurementFailure("\(contender.rawValue) answered no event.") }

        results.add(time / Double(count.events) / 1_000, scenario.time, of: contender)
        if let bytes = scenario.bytes { results.add(count.bytesPerEvent, bytes, of: contender) }
        return count
    }
}
