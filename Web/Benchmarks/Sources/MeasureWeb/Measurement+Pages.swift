import Drive
import LiveMessages

extension Measurement {
    /// Measures the processor time of opening a page.
    mutating func measurePages() async throws {
        var length = 100_000
        for contender in settings.contenders {
            let lengthOfOurs = length
            let page = try await withServer(contender) { server in
                let path = contender == .floor ? "/bytes/\(lengthOfOurs)" : PageKind.rows.path
                return try await processorTime(of: path, count: settings.number(200), on: server)
            }
            if contender == .ours { length = page.bytes }
            results.add(page.time, .firstPage, of: contender)
        }
        for _ in 1...settings.rounds {
            for contender in settings.contenders {
                try await measureOpening(of: contender)
            }
        }
        results.notes.append("Many sessions are \(settings.sessions).")
    }

    /// Measures the opening of a page on a server without other sessions, and on one with many.
    private mutating func measureOpening(of contender: Contender) async throws {
        let sessions = settings.sessions
        let pages = settings.number(500)
        let (empty, full) = try await withServer(contender) { server in
            // The server needs longer for the first pages of its life.
            _ = try await processorTime(of: PageKind.counter.path, count: pages, on: server)
            let empty = try await processorTime(of: PageKind.counter.path, count: pages, on: server).time
            let browsers = try await [Browser].open(
                sessions,
                .counter,
                port: server.port,
                converse: contender.conversation()
            )
            let full = try await processorTime(of: PageKind.counter.path, count: pages, on: server).time
            await browsers.close()
            return (empty, full)
        }
        results.add(empty, .openEmpty, of: contender)
        results.add(full, .openFull, of: contender)
    }

    /// The processor time of loading a page, in microseconds, and the length of the page.
    private func processorTime(
        of path: String,
        count: Int,
        on server: ServerProcess
    ) async throws -> (time: Double, bytes: Int) {
        let loader = try await PageLoader(port: server.port)
        for _ in 0..<(count / 5) { _ = try await loader.load(path) }
        let before = server.processorTime
        var bytes = 0
        for _ in 0..<count { bytes = try await loader.load(path).body.utf8.count }
        let time = (server.processorTime - before) / Double(count) / 1_000
        await loader.close()
        return (time, bytes)
    }
}
