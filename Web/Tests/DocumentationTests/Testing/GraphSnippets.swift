import Foundation
import Testing
import VSM
import VSMJournal
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Testing: graphs and journals")
struct GraphSnippets {
    @Test("Every failure can be retried")
    func graph() throws {
        let graph = try StateGraph.explore(
            from: { host in ProfileViewState.initialized(LoaderModel(repository: ChoosingUserRepository())) },
            actions: { state in
                switch state {
                case .initialized(let model): [.action("load", model.load())]
                case .loading, .loaded: []
                case .loadingError(let model): [.action("retry", model.retry())]
                }
            }
        )
        graph.expectPath(from: "loadingError", to: "loaded")
    }

    @Test("An alert leads to a receipt")
    func pages() throws {
        let graph = try StateGraph.explore(
            page: "/",
            of: { _ in Site(title: "Payment") { _ in PaymentView() } }
        )
        graph.expectPath(
            from: .where { $0.state.contains(.alert()) },
            to: .where { $0.state.contains(.heading("Receipt")) }
        )
    }

    @Test("A journal is written, read and replayed")
    func journals() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "profile.jsonl")
        try withTestHost { host in
            let model = LoaderModel(repository: MockUserRepository { ada })
            func run() {
                let container = host.container(state: ProfileViewState.initialized(model))
                container.observe(model.load())
                host.runUntilIdle()
            }
            // snippet.recording
            let journal = Journal()
            withContainerObserver(journal) { run() }
            journal.note("success", of: "UserRepository.load")  // the answer of a dependency
            try journal.write(to: file)
            // snippet.end
        }
        let model = LoaderModel(repository: FailingUserRepository())
        // snippet.replay
        let journal = try RecordedJournal(contentsOf: file)
        try journal.expectNotReproducible(from: { _ in .initialized(model) }, actions: ProfileViewState.actions)
        // snippet.end
    }
}

/// Always fails, so that the replay cannot use it.
private struct FailingUserRepository: UserLoading {
    func load() async throws -> User { throw Offline() }
}

private enum PaymentViewState {
    case ready
    case failed
    case paid
}

private struct PaymentView: HTMLView {
    var initialState: PaymentViewState { .ready }

    func body(_ container: StateContainer<PaymentViewState>) -> some HTML {
        switch container.state {
        case .ready: button { "Pay" }.onClick { container.observe(.failed) }
        case .failed:
            p { "The card was refused." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(.paid) }
        case .paid: h1 { "Receipt" }
        }
    }
}
