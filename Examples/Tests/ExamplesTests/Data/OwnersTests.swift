import Synchronization
import Testing
import VSM
import VSMTesting

// snippet.owners
actor DownloadRepository {
    private let downloads = CurrentValue<[String]>([])
    nonisolated var changes: CurrentValue<[String]>.Values { downloads.values }

    func add(_ name: String) { downloads.value.append(name) }
}

@MainActor
final class Session {
    private let user = CurrentValue<String?>(nil)
    var users: CurrentValue<String?>.Values { user.values }

    func signIn(_ name: String) { user.value = name }
}

final class Visits: Sendable {
    private let lock = Mutex(())
    private let count = CurrentValue(0)
    var counts: CurrentValue<Int>.Values { count.values }

    func add() { lock.withLock { _ in count.value += 1 } }
}
// snippet.end

@Suite("Data: who owns a current value", .timeLimit(.minutes(10)))
struct OwnersTests {
    @Test("Followers on the test's actor get the changes of an actor")
    func actor() async {
        let repository = DownloadRepository()
        var changes = repository.changes.makeAsyncIterator()
        #expect(await changes.next() == [])
        await repository.add("a")
        #expect(await changes.next() == ["a"])
    }

    @MainActor
    @Test("A container follows a class of the main actor")
    func mainActor() async {
        let session = Session()
        let container = StateContainer<String?>(state: nil)
        container.observe(session.users)
        session.signIn("Ada")
        for await state in container.states where state == "Ada" { break }
    }

    @Test("No change of several threads is lost")
    func threads() async {
        let visits = Visits()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<100 { visits.add() } } }
        }
        #expect(await visits.counts.first { _ in true } == 800)
    }
}
