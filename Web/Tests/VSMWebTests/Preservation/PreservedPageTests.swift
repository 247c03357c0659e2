import Foundation
import Synchronization
import Testing

@testable import VSMWeb

@Suite("Pages whose states survive their session", .timeLimit(.minutes(10)))
struct PreservedPageTests {
    private let fixture = PreservedPageFixture()

    @Test("A page continues on another server")
    func continues() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        let second = try await fixture.open(former: first.name)
        #expect(second.welcome.text.contains("Details of Ada"))
        #expect(!second.welcome.text.contains("starts over"))
        // It is stored again, so that it also survives the second server.
        await fixture.store.wait(for: "Ada")
        let third = try await fixture.open(former: second.name)
        #expect(third.welcome.text.contains("Details of Ada"))
    }

    @Test("A view that appears only in the restored state continues as well")
    func nested() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        let tree = try await fixture.open(former: first.name)
        #expect(tree.welcome.text.contains("Size 0"))
        let states = [
            PreservedPage.Entry(name: "WizardPage", version: 2, state: #"{"isLoud":false,"name":"Ada"}"#),
            PreservedPage.Entry(name: "SizeView", version: 1, state: "7"),
        ]
        let stored = try await store(states)
        let page = try await fixture.open(former: stored)
        #expect(page.welcome.text.contains("Size 7"))
    }

    @Test("The states that a session has when it is closed are stored")
    func closing() async throws {
        let first = try await fixture.open()
        _ = try await fixture.click(first, 1, node: 2)
        await first.session.close()
        await fixture.store.wait(for: "Ada")
    }

    @Test("A browser is handed over only after its states are stored, so that the other server finds them")
    func handover() async throws {
        let first = try await fixture.open()
        let release = fixture.store.hold()
        try await fixture.beginUnsaved(first)
        #expect(await !first.session.handOver(isLast: false))
        // Until then, the page can be used.
        #expect(first.connection.end == nil)
        release()
        await fixture.store.wait(for: "Ada")
        while await !first.session.handOver(isLast: false) { await Task.yield() }
        #expect(first.connection.end == .stopping)
    }

    @Test("A browser that is handed over last waits until its states are stored")
    func lastHandover() async throws {
        let first = try await fixture.open()
        let release = fixture.store.hold()
        try await fixture.beginUnsaved(first)
        #expect(await first.session.handOver(isLast: true))
        #expect(first.connection.end == nil)
        release()
        while first.connection.end == nil { await Task.yield() }
        #expect(fixture.store.text(of: first.name).contains("Ada"))
        #expect(first.connection.end == .stopping)
    }

    @Test("A browser that is handed over last does not wait longer than a save may take, and is told what it lost")
    func impatientHandover() async throws {
        let pages = fixture.pages(patience: .init(saving: .zero))
        let first = try await fixture.open(pages: pages)
        fixture.store.refuse(true)
        let answer = try await fixture.click(first, 1, node: 2)
        #expect(await first.session.handOver(isLast: true))
        let farewell = try await first.connection.next()
        #expect(farewell.text.contains("starts over"))
        #expect(farewell.version == answer.version && farewell.operationCount == 0)
        while first.connection.end == nil { await Task.yield() }
        #expect(pages.isUnsaved(first.name))
    }

    @Test("States that the store has refused are stored when it takes them, without another change")
    func refusal() async throws {
        let pauses = ManualPauses()
        let first = try await fixture.open(pages: fixture.pages(pauses: pauses))
        await fixture.store.wait { _ in true }
        fixture.store.refuse(true)
        try await fixture.beginUnsaved(first)
        _ = try await fixture.store.nextAttempt(with: "Ada")
        fixture.store.refuse(false)
        pauses.end()
        await fixture.store.wait(for: "Ada")
        let second = try await fixture.open(former: first.name)
        #expect(second.welcome.text.contains("Details of Ada"))
    }

    @Test("States that the store has refused are stored although the session is closed")
    func refusalThenClosing() async throws {
        let pauses = ManualPauses()
        let first = try await fixture.open(pages: fixture.pages(pauses: pauses))
        fixture.store.refuse(true)
        try await fixture.beginUnsaved(first)
        await first.session.close()
        fixture.store.refuse(false)
        pauses.end()
        await fixture.store.wait(for: "Ada")
    }

    @Test("A server knows states that the store has refused, also when the page continues on it")
    func refusalThenReturn() async throws {
        let pages = fixture.pages()
        let first = try await fixture.open(pages: pages)
        await fixture.store.wait { _ in true }
        fixture.store.refuse(true)
        try await fixture.beginUnsaved(first)
        _ = try await fixture.store.nextAttempt(with: "Ada")
        let impatient = PreservedPages.Patience(reading: .seconds(600), continuing: .zero)
        // The other server has only what is stored.
        let elsewhere = try await fixture.open(former: first.name, pages: fixture.pages(patience: impatient))
        #expect(!elsewhere.welcome.text.contains("Ada"))
        await first.session.close()
        fixture.store.refuse(false)
        let second = try await fixture.open(former: first.name, pages: pages)
        #expect(second.welcome.text.contains("Details of Ada"))
    }

    @Test("A page that continues is stored before its browser has an answer, and forgets the page before")
    func answer() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        let release = fixture.store.hold()
        let connection = RecordingConnection()
        async let opened = fixture.open(former: first.name, over: connection)
        while try await fixture.store.nextAttempt(with: "Ada").page == first.name {}
        #expect(connection.sentCount == 0)
        release()
        let second = try await opened
        #expect(second.welcome.text.contains("Details of Ada"))
        #expect(fixture.store.text(of: second.name).contains("Ada"))
        // The server is killed: nothing else of its page is stored.
        let third = try await fixture.open(former: second.name)
        #expect(third.welcome.text.contains("Details of Ada"))
    }

    @Test("A store that does not save holds up no page that continues, which is stored later")
    func silenceOfTheStore() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        let release = fixture.store.hold()
        let pages = fixture.pages(patience: .init(reading: .seconds(600), continuing: .zero, saving: .seconds(600)))
        let second = try await fixture.open(former: first.name, pages: pages)
        #expect(second.welcome.text.contains("Details of Ada"))
        #expect(pages.isUnsaved(second.name))
        release()
        await pages.waitUntilStored(second.name, until: .now + .seconds(600))
        #expect(fixture.store.text(of: second.name).contains("Ada"))
    }

    @Test("A restored state that still loads the rest survives the next server as well")
    func loading() async throws {
        let (loads, end) = AsyncStream.makeStream(of: Never.self)
        let site = Site(title: "Test") { _ in ReceiptPage(loads: loads) }
        let first = try await fixture.open(site)
        _ = try await fixture.click(first, 1, node: 2)
        await fixture.store.wait(for: "receipt")
        let pages = fixture.pages()
        let second = try await fixture.open(site, former: first.name, pages: pages)
        #expect(second.welcome.text.contains("Loading"))
        await second.session.close()
        _ = await pages.waitUntilAllAreStored(until: .now + .seconds(600))
        end.finish()
        let third = try await fixture.open(site, former: second.name)
        var text = third.welcome.text
        while !text.contains("Thank you") { text = try await third.connection.next().text }
    }

    @Test("The states of a page that continues are not stored twice")
    func once() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        let pages = fixture.pages()
        let second = try await fixture.open(former: first.name, pages: pages)
        await second.session.close()
        _ = await pages.waitUntilAllAreStored(until: .now + .seconds(600))
        try await fixture.store.save([], number: 1, of: "end", for: fixture.visitor)
        var names: [String] = []
        while names.last != "end" { names.append(try await fixture.store.nextAttempt().page) }
        #expect(names.count { $0 == second.name } == 1)
    }

    @Test("A page of another visitor is not restored, and the page says that it starts over")
    func foreign() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        let other = try await fixture.open(former: first.name, visitor: Secret.random())
        #expect(other.welcome.text.contains("starts over"))
        #expect(!other.welcome.text.contains("Ada"))
    }

    @Test("States that cannot be stored are not replaced with earlier ones")
    func unstorable() async throws {
        let site = Site(title: "Test") { _ in GrowingPage() }
        let first = try await fixture.open(site)
        await fixture.store.wait { $0.contains("GrowingPage") }
        _ = try await fixture.click(first, 1, node: 2)
        let answer = try await first.connection.next()
        #expect(answer.problem?.contains("The state of the page is not preserved.") == true)
        await fixture.store.wait { !$0.contains("GrowingPage") }
        let second = try await fixture.open(site, former: first.name)
        #expect(second.welcome.text.contains("starts over"))
    }

    @Test("A page that the store does not know begins as usual")
    func unknown() async throws {
        let page = try await fixture.open(former: Secret.random())
        #expect(page.welcome.text.contains("Begin"))
        #expect(!page.welcome.text.contains("starts over"))
    }

    @Test("A page whose states cannot be read starts over and says so")
    func failure() async throws {
        let first = try await fixture.open()
        try await fixture.begin(first)
        fixture.store.fail()
        let second = try await fixture.open(former: first.name)
        #expect(second.welcome.text.contains("Begin"))
        #expect(second.welcome.text.contains("starts over"))
    }

    @Test(
        "A state that cannot be restored starts over and says so",
        arguments: [
            PreservedPage.Entry(name: "WizardPage", version: 3, state: #"{"isLoud":false,"name":"Ada"}"#),
            PreservedPage.Entry(name: "WizardPage", version: 0, state: #"{"isLoud":false,"name":"Ada"}"#),
            PreservedPage.Entry(name: "WizardPage", version: .min, state: "{}"),
            PreservedPage.Entry(name: "WizardPage", version: .max, state: "{}"),
            PreservedPage.Entry(name: "WizardPage", version: 2, state: "{}"),
            PreservedPage.Entry(name: "WizardPage", version: 2, state: #"{"isLoud":false,"name":""}"#),
            PreservedPage.Entry(name: "WizardPage", version: 2, state: String(repeating: "[", count: 513)),
            PreservedPage.Entry(name: "RemovedView", version: 1, state: "1"),
        ]
    )
    func unreadable(entry: PreservedPage.Entry) async throws {
        let problems = Mutex(0)
        let pages = fixture.pages { _ in problems.withLock { $0 += 1 } }
        let page = try await fixture.open(former: try await store([entry]), pages: pages)
        #expect(page.welcome.text.contains("Begin"))
        #expect(page.welcome.text.contains("starts over"))
        // The log says why.
        #expect(problems.withLock { $0 } == 1)
    }

    @Test(
        "Damaged content is refused",
        arguments: ["", "{", "[]", String(repeating: "[", count: 513), #"{"visitor":"a","entries":[{"name":1}]}"#]
    )
    func damaged(content: String) {
        #expect(throws: PreservationProblem.self) { try PreservedPage(Array(content.utf8)) }
    }

    @Test("A page that is too large is not stored")
    func size() throws {
        let state = String(repeating: "a", count: PreservedPage.maximumSize)
        let page = PreservedPage(visitor: "", entries: [.init(name: "a", version: 1, state: state)])
        #expect(throws: PreservationProblem.self) { try page.encoded() }
    }

    @Test("What earlier versions have stored is still read")
    func files() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stored")
        for (file, text) in [("version-1.json", "Details of GRACE"), ("version-2.json", "Details of Grace")] {
            let page = try PreservedPage(Array(Data(contentsOf: folder.appending(path: file))))
            let restored = try await fixture.open(former: try await store(page.entries ?? []))
            #expect(restored.welcome.text.contains(text))
        }
    }

    /// Stores states as another server would, and returns the name of their page.
    private func store(_ entries: [PreservedPage.Entry]) async throws -> String {
        let name = Secret.random()
        let page = PreservedPage(visitor: fixture.visitor, entries: entries)
        try await fixture.store.save(page.encoded(), number: 1, of: name, for: fixture.visitor)
        return name
    }
}
