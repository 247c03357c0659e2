import Testing
import VSM
import VSMTesting

@testable import SeededMistakes

@Suite("Seeded mistakes: a late save that overwrites a newer edit")
struct LateSaveTests {
    /// Edits the note while an earlier save is in progress.
    ///
    /// - Returns: The text of the note when it is opened again.
    private func textAfterTwoEdits(on host: TestHost, _ store: (any NoteServer) -> any NoteStoring) -> String {
        let server = SlowServer()
        let store = store(server)
        let model = NoteModel(store: store)
        let container = host.container(state: NoteViewState.editing(model))
        let journey = host.record(container)
        container.observe(model.save("Dear"))
        host.run(until: { server.requestCount == 1 })
        container.observe(model.save("Dear Ada"))
        host.runUntilIdle()
        journey.expect(cases: "editing", "saving", "saving", "editing")
        return store.text
    }

    private func check(on host: TestHost, _ store: (any NoteServer) -> any NoteStoring) {
        #expect(textAfterTwoEdits(on: host, store) == "Dear Ada")
    }

    /// Runs only the seed that a failure named, and expects the mistake each time.
    private func expectAlone(_ text: String) throws {
        let literal = try #require(text.firstMatch(of: #/To run it alone: withTestHost\(seed: "?([0-9-]+)"?\)/#)).1
        let seed = try #require(TestSeed(String(literal)))
        for _ in 1...100 {
            withTestHost(seed: seed) { host in
                #expect(textAfterTwoEdits(on: host) { ForgetfulNoteStore(server: $0) } == "Dear")
            }
        }
    }

    @Test("One of a thousand seeds finds it, and that seed finds it again in 100 of 100 runs")
    func seeds() throws {
        let text = failureText {
            forEachSeed(in: 1...1000) { check(on: $0) { ForgetfulNoteStore(server: $0) } }
        }
        #expect(text.contains(#"(textAfterTwoEdits(on: host, store) → "Dear") == "Dear Ada""#))
        try expectAlone(text)
    }

    @Test("A search of every order finds it, too, and its seed finds it again in 100 of 100 runs")
    func interleavings() throws {
        let text = failureText {
            forEachInterleaving { check(on: $0) { ForgetfulNoteStore(server: $0) } }
        }
        #expect(text.contains(#"withTestHost(seed: "\#(Self.orders.firstWithMistake)")"#))
        try expectAlone(text)
    }

    /// The number of orders, and the first one that has the mistake.
    ///
    /// They do not depend on the host: a host that replaces the main actor has the orders of one that does not. They depend on
    /// the number of jobs: without this feature, nonisolated asynchronous functions leave the actor.
    #if hasFeature(NonisolatedNonsendingByDefault)
    private static let orders = (count: 3, firstWithMistake: "0-0-1-1")
    #else
    private static let orders = (count: 15, firstWithMistake: "1-1-1")
    #endif

    @Test("The corrected version passes with a thousand seeds and in every order")
    func corrected() {
        forEachSeed(in: 1...1000) { check(on: $0) { NoteStore(server: $0) } }
        let runs = forEachInterleaving { check(on: $0) { NoteStore(server: $0) } }
        #expect(runs == Self.orders.count)
    }

    @Test("Both versions have the same states, because the mistake is not in a state", arguments: [true, false])
    func diagram(isCorrected: Bool) throws {
        let graph = try StateGraph<NoteViewState>.explore(
            from: { _ in
                let store: any NoteStoring =
                    isCorrected ? NoteStore(server: SlowServer()) : ForgetfulNoteStore(server: SlowServer())
                return .editing(NoteModel(store: store))
            },
            actions: { state in
                switch state {
                case .editing(let model), .saving(let model): [.action("save", model.save("Dear Ada"))]
                }
            }
        )
        graph.expectDiagram("Note", in: "../../../Sources/SeededMistakes/README.md")
    }
}

/// A slow server, whose answers overlap.
private final class SlowServer: NoteServer {
    private(set) var requestCount = 0

    func keep(_ text: String) async -> String {
        requestCount += 1
        return await choose(among: [text])
    }
}
