import Testing
import VSM
import VSMTesting

// snippet.owners
actor DownloadRepository {
    private let downloads = CurrentValue<[String]>([])
    var changes: CurrentValue<[String]>.Values { downloads.values }

    func add(_ name: String) { downloads.value.append(name) }
}

@MainActor
final class Session {
    private let user = CurrentValue<String?>(nil)
    var users: CurrentValue<String?>.Values { user.values }

    func signIn(_ name: String) { user.value = name }
}
// snippet.end

@Suite("Data: who owns a current value", .timeLimit(.minutes(10)))
struct OwnersTests {
    @Test("Followers on the test's actor get the changes of an actor")
    func actor() async {
        let repository = DownloadRepository()
        var changes = await repository.changes.makeAsyncIterator()
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
}
