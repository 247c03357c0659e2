import Foundation
import Testing
import VSM
import VSMTesting

@testable import VSMJournal

@Suite("Replay")
struct ReplayTests {
    /// Returns a journal of the actions of a test on a download.
    private func journal(
        isCareless: Bool,
        seed: TestSeed = .inOrder,
        _ body: (TestHost, StateContainer<DownloadState>) -> Void
    ) throws -> RecordedJournal {
        let text = withTestHost(seed: seed) { host in
            let journal = Journal(clock: host.clock)
            host.attach(journal)
            let container = host.container(state: DownloadState.idle(Downloader(isCareless: isCareless)))
            body(host, container)
            return journal.jsonLines
        }
        return try RecordedJournal(jsonLines: text)
    }

    private func download(_ container: StateContainer<DownloadState>) {
        switch container.state {
        case .idle(let model), .failed(let model): container.observe(model.download())
        case .loading, .done: Issue.record("Nothing to download.")
        }
    }

    private func replayed(_ journal: RecordedJournal, isCareless: Bool) throws -> Replay<DownloadState> {
        try journal.replay(
            from: { _ in DownloadState.idle(Downloader(isCareless: isCareless)) },
            actions: DownloadState.actions
        )
    }

    @Test("A journal is replayed, with the actions that lead through its states")
    func reproduces() throws {
        let journal = try journal(isCareless: false, seed: "1-0") { host, container in
            download(container)
            host.runUntilIdle()
            download(container)
            host.runUntilIdle()
        }
        let replay = try replayed(journal, isCareless: false)
        #expect(
            replay.path.description == """
                idle
                  download → loading
                  download continues [failure] → failed
                  download → loading
                  download continues [success] → done
                """
        )
        #expect(replay.isStuck)
        #expect(!replay.isRunning)
    }

    @Test("A superseded action is superseded again")
    func supersedes() throws {
        let journal = try journal(isCareless: false) { host, container in
            download(container)
            if case .loading(let model) = container.state { container.observe(.idle(model)) }
            host.runUntilIdle()
        }
        let replay = try replayed(journal, isCareless: false)
        #expect(replay.path.transitions.map(\.to) == ["loading", "idle"])
        #expect(replay.actions == ["download"])
    }

    @Test("A bug in a journal fails the test until it is fixed")
    func mends() throws {
        let journal = try journal(isCareless: true, seed: "1-0") { host, container in
            download(container)
            host.runUntilIdle()
        }
        let replay = try replayed(journal, isCareless: true)
        #expect(replay.isRunning)
        func check(isCareless: Bool) throws {
            try journal.expectNotReproducible(
                from: { _ in DownloadState.idle(Downloader(isCareless: isCareless)) },
                actions: DownloadState.actions
            )
        }
        try withKnownIssue {
            try check(isCareless: true)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("idle\n  download → loading") }
        }
        try check(isCareless: false)
    }

    @Test("The choices of the journal are chosen again")
    func choices() throws {
        let journal = try journal(isCareless: true, seed: "1-0") { host, container in
            download(container)
            host.runUntilIdle()
        }
        #expect(journal.seed == "1-0")
        #expect(journal.steps(of: journal.containers[0]).steps.map(\.outcomes.count) == [1])
        #expect(try replayed(journal, isCareless: true).path.transitions.count == 1)
    }

    @Test("A feature that diverges is reported with the position and the states that it set instead")
    func diverges() throws {
        let journal = try RecordedJournal(
            jsonLines: journal(isCareless: false) { host, container in
                download(container)
                host.runUntilIdle()
            }.jsonLines.replacingOccurrences(of: "\"done\"", with: "\"archived\"")
        )
        let error = try #require(throws: ReplayError.self) { try replayed(journal, isCareless: false) }
        #expect(error.description.contains("up to action #1 observed at VSMTestingTests/ReplayTests.swift:"))
        #expect(error.description.contains("the journal has \"archived\", but the feature set"))
        #expect(error.description.contains("\"done\""))
    }

    @Test("A journal with another first state asks for that state")
    func beginning() throws {
        let journal = try journal(isCareless: false) { host, container in
            download(container)
            host.runUntilIdle()
        }
        let error = try #require(throws: ReplayError.self) {
            try journal.replay(from: { _ in DownloadState.done }, actions: DownloadState.actions)
        }
        #expect(error.description.hasPrefix("The journal starts in \"idle\", the feature in \"done\"."))
    }

    @Test("A journal that ends while the feature is running is replayed up to its end")
    func middle() throws {
        let journal = try journal(isCareless: false) { _, container in download(container) }
        let error = try #require(throws: ReplayError.self) { try replayed(journal, isCareless: false) }
        #expect(error.description.contains("but the feature set"))
        let replay = try journal.replay(
            from: { _ in DownloadState.idle(Downloader(isCareless: false)) },
            actions: DownloadState.actions,
            restsAtEnd: false
        )
        #expect(replay.path.transitions.map(\.to) == ["loading"])
        #expect(replay.isRunning)
        #expect(!replay.isStuck)
    }

    @Test("A debounced action is replayed with its delay")
    func debounced() throws {
        func type(_ host: TestHost) -> (StateContainer<String>) -> Void {
            { $0.observe("typed", debounced: .seconds(1, on: host.clock)) }
        }
        let journal = try withTestHost { host in
            let journal = Journal(clock: host.clock, describing: \.description)
            host.attach(journal)
            let container = host.container(state: "empty")
            type(host)(container)
            host.advance(by: .seconds(1))
            return try RecordedJournal(jsonLines: journal.jsonLines)
        }
        var current: TestHost?
        let replay = try journal.replay(
            from: { host in
                current = host
                return "empty"
            },
            actions: { state in state == "empty" ? [.perform("type", type(current!))] : [] },
            identifiedBy: { $0 }
        )
        current = nil
        #expect(replay.path.transitions.map(\.choices) == [["after 1.0 seconds"]])
    }
}
