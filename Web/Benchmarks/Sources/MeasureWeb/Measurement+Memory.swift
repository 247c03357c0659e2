import Drive
import Foundation
import LiveMessages

extension Measurement {
    /// Measures the memory of connected sessions that rest.
    mutating func measureMemory() async throws {
        let (many, some) = (settings.number(1_000), settings.number(50))
        for contender in settings.contenders {
            let isSmall = contender == .ours || contender == .floor
            try await measureMemory(of: contender, .counter, many, .counterResident, .counterHeap)
            // The pages of the others take more memory than this machine may have.
            try await measureMemory(of: contender, .rows, isSmall ? many : some, .rowsResident, .rowsHeap)
        }
        results.notes.append(
            """
            Sessions rested \(settings.rest) s before their memory was measured; \(many) of ours, and of 1,000 rows \(some) of \
            the others.
            """
        )
    }

    private mutating func measureMemory(
        of contender: Contender,
        _ page: PageKind,
        _ count: Int,
        _ resident: Figure,
        _ heap: Figure
    ) async throws {
        let rest = settings.rest
        let (residentBytes, heapBytes) = try await withServer(contender) { server in
            // What the first sessions need stays for all others.
            let first = try await [Browser].open(
                settings.number(20),
                page,
                port: server.port,
                converse: contender.conversation()
            )
            await first.close()
            try await pause(seconds: settings.duration(8))
            let (residentBefore, heapBefore) = (server.residentBytes, contender.reportsHeap ? server.liveHeap() : .nan)
            let browsers = try await [Browser].open(
                count,
                page,
                port: server.port,
                converse: contender.conversation()
            )
            try await pause(seconds: rest)
            let (residentAfter, heapAfter) = (server.residentBytes, contender.reportsHeap ? server.liveHeap() : .nan)
            await browsers.close()
            return (residentAfter - residentBefore, heapAfter - heapBefore)
        }
        results.add(residentBytes / Double(count) / 1_000, resident, of: contender)
        if contender.reportsHeap { results.add(heapBytes / Double(count) / 1_000, heap, of: contender) }
    }

    /// Opens and closes many sessions again and again, and notes the memory after each time.
    mutating func measureChurn() async throws {
        let sessions = settings.sessions
        let rounds = settings.number(10)
        let lines = try await withServer(.ours) { server in
            var lines = [Self.memory(of: server, "before")]
            for round in 1...rounds {
                let browsers = try await [Browser].open(
                    sessions,
                    .counter,
                    port: server.port,
                    converse: Contender.ours.conversation()
                )
                let open = Self.memory(of: server, "open")
                await browsers.close()
                // Sessions without a connection are closed after one second, by a task that looks every five.
                try await pause(seconds: settings.duration(8))
                lines.append(open + ", " + Self.memory(of: server, "closed (\(round))"))
                say("  " + (lines.last ?? ""))
            }
            return lines
        }
        results.notes.append(
            "\(sessions) sessions opened and closed \(rounds) times, resident memory and live heap in MB:\n  "
                + lines.joined(separator: "\n  ")
        )
    }

    private static func memory(of server: ServerProcess, _ name: String) -> String {
        func megabytes(_ bytes: Double) -> String { String(format: "%.1f", bytes / 1e6) }
        return "\(name) \(megabytes(server.residentBytes)) / \(megabytes(server.liveHeap()))"
    }
}
