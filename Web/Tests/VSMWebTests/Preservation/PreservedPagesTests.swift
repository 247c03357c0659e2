import Synchronization
import Testing

@testable import VSMWeb

@Suite("A store of pages that is slow or fails", .timeLimit(.minutes(10)))
struct PreservedPagesTests {
    private let fixture = PreservedPageFixture()

    private func states(_ text: String, _ number: Int) -> PageSave {
        PageSave(page: "page", visitor: fixture.visitor, content: Array(text.utf8), number: number)
    }

    @Test("A store that does not answer holds up no page")
    func patience() async throws {
        let problems = Mutex<[String]>([])
        let pauses = ManualPauses()
        let impatience = PreservedPages.Patience(reading: .zero, continuing: .zero, saving: .zero)
        let pages = PreservedPages(store: SilentPageStore(), patience: impatience, pause: pauses.pause) { problem in
            problems.withLock { $0.append("\(problem)") }
        }
        guard case .lost = await pages.continue(Secret.random(), as: Secret.random(), of: fixture.visitor) else {
            Issue.record("The page is not lost.")
            return
        }
        pages.save(states("one", 1))
        #expect(try await pauses.next() == .milliseconds(250))
        let sentence = "The store of pages does not answer in time."
        #expect(problems.withLock { $0 } == [sentence, sentence])
    }

    @Test("A save that was given up and arrives late does not replace a later one")
    func lateness() async throws {
        let pauses = ManualPauses()
        let pages = fixture.pages(patience: .init(saving: .zero), pauses: pauses)
        let release = fixture.store.hold()
        pages.save(states("one", 1))
        #expect(try await fixture.store.nextAttempt().number == 1)
        _ = try await pauses.next()
        fixture.store.holdNoMore()
        pages.save(states("two", 2))
        pauses.end()
        await fixture.store.wait(for: "two")
        release()
        await fixture.store.wait(for: "one")
        #expect(fixture.store.text(of: "page") == "two")
    }

    @Test("What the store has refused is tried again before a stop, without the pause")
    func hurry() async throws {
        let pauses = ManualPauses()
        let pages = fixture.pages(pauses: pauses)
        fixture.store.refuse(true)
        pages.save(states("one", 1))
        _ = try await pauses.next()
        #expect(await pages.waitUntilAllAreStored(until: .now) == 1)
        fixture.store.refuse(false)
        pages.hurry()
        #expect(await pages.waitUntilAllAreStored(until: .now + .seconds(600)) == 0)
        #expect(fixture.store.text(of: "page") == "one")
    }

    @Test("A page that continues one without states waits for no save")
    func empty() async throws {
        let former = Secret.random()
        let content = try PreservedPage(visitor: fixture.visitor, entries: []).encoded()
        try await fixture.store.save(content, number: 1, of: former, for: fixture.visitor)
        let release = fixture.store.hold()
        let pages = fixture.pages()
        guard case .states(let entries, _) = await pages.continue(former, as: "page", of: fixture.visitor) else {
            Issue.record("The page is not read.")
            return
        }
        #expect(entries.isEmpty && !pages.isUnsaved("page"))
        release()
    }

    @Test("A store that ends no request gets no further ones")
    func abandonment() async throws {
        let store = PatientPageStore(fixture.store, maximumLeft: 2)
        let release = fixture.store.hold()
        for number in 1...4 {
            await #expect(throws: PreservationProblem.self) {
                try await store.save(states("\(number)", number), within: .zero)
            }
            // The next one could begin before it.
            if number <= 2 { #expect(try await fixture.store.nextAttempt().number == number) }
        }
        release()
        while (try? await store.save(states("5", 5), within: .seconds(600))) == nil { await Task.yield() }
        #expect(try await fixture.store.nextAttempt().number == 5)
    }
}
