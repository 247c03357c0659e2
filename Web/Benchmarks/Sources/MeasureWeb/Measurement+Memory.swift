import Drive
import LiveMessages

extension Measurement {
    /// Measures the memory of connected sessions that rest.
    mutating func measureMemory() async throws {
        let count = settings.number(1_000)
        for contender in settings.contenders {
            try await measureMemory(of: contender, .counter, count, .counterResident)
            try await measureMemory(of: contender, .rows, count, .rowsResident)
        }
        results.notes.append("\(count) sessions rested \(settings.rest) s before their memory was measured.")
    }

    private mutating func measureMemory(
        of contender: Contender,
        _ page: PageKind,
        _ count: Int,
        _ resident: Figure
    ) async throws {
        let rest = settings.rest
        let bytes = try await withServer(contender) { server in
            // What the first sessions need stays for all others.
            let first = try await [Browser].open(
                settings.number(20),
                page,
                port: server.port,
                converse: contender.conversation()
            )
            await first.close()
            try await pause(seconds: settings.duration(8))
            let before = server.residentBytes
            let browsers = try await [Browser].open(
                count,
                page,
                port: server.port,
                converse: contender.conversation()
            )
            try await pause(seconds: rest)
            let after = server.residentBytes
            await browsers.close()
            return after - before
        }
        results.add(bytes / Double(count) / 1_000, resident, of: contender)
    }
}
