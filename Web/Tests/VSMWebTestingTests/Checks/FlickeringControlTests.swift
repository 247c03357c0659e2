import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

/// A row and its list each have a container, and the list learns of a deletion after the row.
@Suite("Live tests: controls that go, come back and go again")
struct FlickeringControlTests {
    /// The tasks, for all containers.
    private final class Tasks: Sendable {
        let titles = CurrentValue(["Dishes"])

        var site: Site { Site(title: "Tasks") { _ in ListView(tasks: self) } }

        func delete(_ title: String) async {
            await Task.yield()
            titles.value.removeAll { $0 == title }
        }
    }

    private enum RowState { case shown, deleting }

    private struct RowView: HTMLView {
        let title: String
        let tasks: Tasks
        var initialState: RowState { .shown }

        func body(_ container: StateContainer<RowState>) -> some HTML {
            switch container.state {
            case .shown:
                p { title }
                button { "Delete \(title)" }.onClick { container.observe(delete()) }
            case .deleting:
                p { title }.busy()
            }
        }

        private func delete() -> StateSequence<RowState> {
            StateSequence({ .deleting }).then {
                await tasks.delete(title)
                return StateSequence({ .shown })
            }
        }
    }

    private struct ListView: HTMLView {
        let tasks: Tasks
        var initialState: [String] { ["Dishes"] }

        func body(_ container: StateContainer<[String]>) -> some HTML {
            ul {
                forEach(container.state, key: \.self) { title in li { RowView(title: title, tasks: tasks) } }
            }
            .onAppear { container.observe(follow()) }
        }

        private func follow() -> StateSequence<[String]> {
            StateSequence().following {
                tasks.titles.values
            } as: { titles in
                titles
            }
        }
    }

    private func deletion(on host: TestHost, checks: PageChecks = .all) throws -> LiveTest {
        let page = try host.open(Tasks().site, checks: checks)
        try page.button("Delete Dishes").click()
        try page.expectNone(.button("Delete Dishes"))
        return page
    }

    @Test("A button that comes back before the list has the change is reported")
    func reported() throws {
        let texts = try issueTexts {
            try withTestHost { host in
                let page = try deletion(on: host)
                try page.expectNone(.item())
            }
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.contains("The button \"Delete Dishes\" went, came back and went again after one act") == true
        )
    }

    @Test("Without the check, it is not reported")
    func unchecked() throws {
        try withTestHost { host in
            let page = try deletion(on: host, checks: .all.subtracting(.steadyControls))
            try page.expectNone(.item())
        }
    }

    @Test("A button that comes back and goes in a later step of the test is not reported")
    func laterStep() throws {
        try withTestHost { host in
            let tasks = Tasks()
            let page = try host.open(Site(title: "Task") { _ in RowView(title: "Dishes", tasks: tasks) })
            try page.button("Delete Dishes").click()
            try page.expect(.button("Delete Dishes"))
            try page.button("Delete Dishes").click()
            try page.expectNone(.button("Delete Dishes"))
            try page.expect(.button("Delete Dishes"))
        }
    }

    @Test("The graph of a page reports it, unless the check is left out")
    func graph() throws {
        let graph = try StateGraph.explore(page: "/", of: { _ in Tasks().site })
        #expect(graph.violations.contains { $0.invariant.contains("\"Delete Dishes\" went, came back and went again") })
        let unchecked = try StateGraph.explore(
            page: "/",
            of: { _ in Tasks().site },
            checks: .all.subtracting(.steadyControls)
        )
        #expect(unchecked.violations == [])
    }
}
