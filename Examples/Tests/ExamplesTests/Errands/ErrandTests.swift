import Testing
import VSM
import VSMTesting

@testable import Errands

private let milk = Errand(id: 1, title: "Buy milk")
private let letter = Errand(id: 2, title: "Post the letter")

@Suite("Rows that act")
struct ErrandTests {
    // snippet.graph
    @Test("Every failure can be retried or cancelled, and a deletion undone")
    func graph() throws {
        let graph = try StateGraph.explore(
            begin: { _ in
                let stub = ErrandRepositoryStub([milk]) { _ in
                    await choose(among: ["online": false, "offline": true])
                }
                return ErrandModel(errand: milk, repository: stub).follow()
            },
            actions: { state in
                switch state {
                case .shown(let model):
                    [.action("mark", model.mark(isDone: !model.errand.isDone)), .action("delete", model.delete())]
                case .saving: []
                case .failed(let failed): [.action("retry", failed.retry()), .action("cancel", failed.cancel())]
                case .deleted(let deleted): [.action("undo", deleted.undo())]
                }
            }
        )
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "shown")
        graph.expectPath(from: "deleted", to: "shown")
    }
    // snippet.end

    // snippet.undo
    @Test("A deletion can be undone for five seconds, also after the row has left the screen")
    func undo() {
        withTestHost { host in
            let repository = ErrandRepositoryStub([milk, letter])
            let list = host.container(begin: ErrandListLoader(repository: repository).load())
            let show = { errand in host.container(begin: ErrandModel(errand: errand, repository: repository).follow()) }
            var row: StateContainer? = show(milk)
            host.runUntilIdle()
            row?.observeIfOffered { $0.model?.delete() }
            row = nil  // The list scrolls, and the row goes.
            host.runUntilIdle()
            purge(repository, on: host)  // in five seconds
            host.advance(by: .seconds(4))
            let again = show(repository.all.value[0])
            again.observeIfOffered { if case .deleted(let deleted) = $0 { deleted.undo() } }
            host.advance(by: .seconds(5))
            #expect(list.state.titles == ["Buy milk", "Post the letter"])
            #expect(again.state.model?.errand == milk)
        }
    }
    // snippet.end

    @Test("The row shows the mark before it is saved, and the last of two marks is saved last")
    func marks() {
        withTestHost { host in
            let repository = ErrandRepositoryStub([milk])
            let row = host.container(begin: ErrandModel(errand: milk, repository: repository).follow())
            host.runUntilIdle()
            let model = row.state.model!
            row.observe(model.mark(isDone: true))
            #expect(row.state.errand.isDone)
            row.observe(model.mark(isDone: false))
            #expect(!row.state.errand.isDone)
            host.runUntilIdle()
            #expect(repository.all.value == [milk])
            #expect(row.state.model?.errand == milk)
        }
    }
}

/// Removes the errands that are marked as deleted after five seconds, as the repository of the app does.
private func purge(_ repository: ErrandRepositoryStub, on host: TestHost) {
    let clock = host.clock
    host.start {
        try? await clock.sleep(for: .seconds(5))
        repository.purge()
    }
}

extension ErrandListViewState {
    var titles: [String] {
        if case .loaded(let errands) = self { errands.filter { !$0.isDeleted }.map(\.title) } else { [] }
    }
}
