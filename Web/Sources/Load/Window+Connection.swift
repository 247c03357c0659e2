import LoadPlan
import NIOCore
import VSMWebTesting

// Opening a page, and its return after its connection has ended.

extension Window {
    /// Opens a page, as a person does by its address, and waits until it is live.
    func open(_ path: String, until deadline: NIODeadline) async throws {
        close()
        let (own, start) = (opening, NIODeadline.now())
        page = VisitedPage(path)
        var problem = StepProblem(description: "A page was not opened in time.")
        while true {
            do {
                try await load(path)
                break
            } catch let error as StepProblem {
                problem = error
                tally.add(error: error.description)
            }
            // A person who sees an error loads the page again.
            guard own == opening, NIODeadline.now() + .fraction(1) < deadline else { throw problem }
            await sleep(1)
        }
        guard own == opening else { return }
        rejoining = Rejoining()
        Task { await self.keepLive(own) }
        guard await wait(until: deadline, for: { page.isLive }) else {
            throw StepProblem(description: "A page did not become live in time.")
        }
        tally.openings.add(NIODeadline.now().seconds(since: start))
        actedAt = start
    }

    /// Leaves the page.
    func close() {
        opening += 1
        disconnect()
        forgetLoss()
        noteChange()
    }

    /// Loads a document into the page.
    private func load(_ path: String) async throws {
        var path = path
        for _ in 0..<5 {
            let document = try await fetch(path)
            if (300..<400).contains(document.status), let location = document.location {
                guard location.hasPrefix("/"), !location.hasPrefix("//") else {
                    throw StepProblem(description: "A page leads to another site.")
                }
                path = location
                continue
            }
            do {
                return try page.load(document.body, at: path)
            } catch {
                throw StepProblem(description: "A page was answered with the status \(document.status).")
            }
        }
        throw StepProblem(description: "A page leads from address to address.")
    }

    private func fetch(_ path: String) async throws -> FetchedDocument {
        let document = try await site.fetch(path, cookies: cookies.header)
        for cookie in document.cookies { cookies.take(cookie) }
        tally.receivedBytes += document.size
        return document
    }

    // MARK: Returning

    /// Connects the page until the person leaves it, again each time that the connection ends.
    private func keepLive(_ own: Int) async {
        while own == opening {
            nextHeartbeat = .now() + .fraction(Rejoining.patienceForConnecting)
            isAsked = true
            do { try await connect() } catch { disconnect() }
            guard own == opening else { return }
            let isHealthy = await listen(own)
            guard own == opening else { return }
            disconnect()
            if isSessionGone {
                await loadAgain(own)
                continue
            }
            let doubts = rejoining.noteEnd()
            if doubts, await askForPage(own) { continue }
            await sleep(rejoining.pauseBeforeConnecting(atOnce: !isHealthy, random: .random(in: 0...1)))
        }
    }

    /// Waits until the connection ends, and asks a silent server for a sign of life.
    ///
    /// - Returns: `false` if the server gave none although the page was live.
    private func listen(_ own: Int) async -> Bool {
        while own == opening, isConnected {
            await waitForChange(until: nextHeartbeat)
            guard own == opening, isConnected, NIODeadline.now() >= nextHeartbeat else { continue }
            if isAsked { return !page.isLive }
            isAsked = true
            nextHeartbeat = .now() + .fraction(Rejoining.patience)
            write([Array("[\"ping\"]".utf8)])
        }
        return true
    }

    /// Loads the page again, because its session is gone.
    private func loadAgain(_ own: Int) async {
        while own == opening {
            // The client asks whether there is a page before it leaves the one that it has.
            if await hasPage() {
                await sleep(rejoining.pauseBeforeLoading())
                guard own == opening else { return }
                do {
                    try await load(page.target)
                    isSessionGone = false
                    tally.pagesLoadedAgain += 1
                    return
                } catch {
                    tally.add(
                        error:
                            "A page was loaded again, and was not there: \((error as? StepProblem)?.description ?? "")"
                    )
                }
            }
            await sleep(rejoining.pauseBeforeAsking(random: .random(in: 0...1)))
        }
    }

    /// Several connections could not even be opened: the server may have forgotten the browser.
    ///
    /// - Returns: Whether the page was loaded again.
    private func askForPage(_ own: Int) async -> Bool {
        guard await hasPage(), own == opening else { return false }
        do { try await connect() } catch { disconnect() }
        let deadline = NIODeadline.now() + .fraction(Rejoining.preferenceForConnection)
        _ = await wait(until: deadline) { page.isLive || own != opening }
        if page.isLive {
            nextHeartbeat = .now() + .fraction(Rejoining.silence)
            _ = await listen(own)
            disconnect()
        } else if own == opening {
            disconnect()
            await loadAgain(own)
        }
        return true
    }

    private func hasPage() async -> Bool {
        guard let document = try? await fetch(page.target) else { return false }
        let isRefusal = document.status >= 500 || [408, 425, 429].contains(document.status)
        return !isRefusal || document.body.firstRange(of: Array("id=\"vsm-page\"".utf8)) != nil
    }

    private func sleep(_ seconds: Double) async {
        guard seconds > 0 else { return }
        try? await loop.scheduleTask(in: .fraction(seconds)) {}.futureResult.get()
    }
}
