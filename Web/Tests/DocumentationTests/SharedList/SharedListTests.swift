import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("A shared list")
struct SharedListTests {
    // snippet.windows
    @Test("All windows show a deletion, and it can be undone for five seconds")
    func undo() throws {
        try withTestHost { host in
            let site = choresSite(ChoreRepository(["Dishes"]), host.clock)
            let (page, other) = (try host.open(site), try host.open(site))
            try page.button("Delete Dishes").click()
            try other.expect(.status("“Dishes” is deleted."))
            try other.button("Undo").click()
            try page.expect(.button("Delete Dishes"))
            host.advance(by: .seconds(4))
            try page.button("Delete Dishes").click()
            host.advance(by: .seconds(4))
            try page.expect(.button("Undo"))
            host.advance(by: .seconds(1))
            try other.expectNone(.item())
        }
    }
    // snippet.end

    // snippet.steady
    @Test("The row does not offer a second deletion before the list has the first one, in any order")
    func steady() throws {
        try forEachInterleaving { host in
            let page = try host.open(choresSite(ChoreRepository(["Dishes"]), host.clock))
            try page.button("Delete Dishes").click()
            try page.expect(.button("Undo"))
            host.advance(by: .seconds(5))
            try page.expectNone(.item())
        }
    }
    // snippet.end

    @Test("A saved title is shown when its editor closes, also before the list has it")
    func renamed() throws {
        try withTestHost { host in
            let page = try host.open(choresSite(ChoreRepository(["Dishes"]), host.clock))
            try page.button("Edit Dishes").click()
            try page.field("Title").fill("Laundry")
            host.clock.advance(by: .seconds(0.5))
            try page.expect(.status("Saved."))
            try page.button("Close").click()
            #expect(try page.button(.containing("Edit")).name == "Edit Laundry")
        }
    }

    @Test("Neither of two simultaneous changes is lost, whatever their order")
    func race() throws {
        try forEachInterleaving { host in
            let repository = ChoreRepository(["Dishes"])
            let deletion = host.start { try await repository.delete(0) }
            host.start { try await repository.rename(0, to: "Laundry") }
            host.runUntilIdle()
            let chores = try host.run { try await repository.changes().first { _ in true } }
            let deleted = try deletion.result?.get().deletion
            #expect(chores == [Chore(id: 0, title: "Laundry", deletion: deleted, revision: 2)])
        }
    }

    @Test("Undo gets the focus only in the window in which the row was deleted")
    func focus() throws {
        try withTestHost { host in
            let site = choresSite(ChoreRepository(["Dishes"]), host.clock)
            let (page, other) = (try host.open(site), try host.open(site))
            try page.button("Delete Dishes").click()
            try other.expect(.button("Undo"))
            host.runUntilIdle()
            #expect(try page.button("Undo").attribute("data-vsm-focus") != nil)
            #expect(try other.button("Undo").attribute("data-vsm-focus") == nil)
            try page.button("Undo").click()
            host.runUntilIdle()
            #expect(try page.button("Edit Dishes").attribute("data-vsm-focus") != nil)
            #expect(try other.button("Edit Dishes").attribute("data-vsm-focus") == nil)
        }
    }

    @Test("A row shows that its change failed")
    func refused() throws {
        try withTestHost { host in
            let repository = ChoreRepository(["Dishes"]) { $0 == "delete" || $0 == "rename" }
            let page = try host.open(choresSite(repository, host.clock))
            try page.button("Delete Dishes").click()
            try page.expect(.alert("“Dishes” could not be changed."))
            try page.button("OK").click()
            try page.button("Edit Dishes").click()
            try page.field("Title").fill("Laundry")
            host.advance(by: .seconds(0.5))
            try page.expect(.alert(.containing("Not saved.")))
        }
    }

    @Test("A title is saved half a second after the last key, and the notice vanishes")
    func autosave() throws {
        try withTestHost { host in
            let site = choresSite(ChoreRepository(["Dishes"]), host.clock)
            let (page, other) = (try host.open(site), try host.open(site))
            try page.button("Edit Dishes").click()
            try page.field("Title").type("!")
            host.advance(by: .seconds(0.4))
            try other.expect(.item(.containing("Dishes")))
            try other.expectNone(.item(.containing("Dishes!")))
            host.advance(by: .seconds(0.1))
            try page.expect(.status("Saved."))
            try other.expect(.item(.containing("Dishes!")))
            host.advance(by: .seconds(3))
            try page.expectNone(.status("Saved."))
        }
    }

    @Test("A title is saved when its editor closes within the pause")
    func closing() throws {
        try withTestHost { host in
            let page = try host.open(choresSite(ChoreRepository(["Dishes"]), host.clock))
            try page.button("Edit Dishes").click()
            try page.field("Title").fill("Laundry")
            try page.button("Close").click()
            try page.expect(.button("Edit Laundry"))
        }
    }

    @Test("Failed loading can be retried")
    func failures() throws {
        let graph = try StateGraph.explore(
            page: "/",
            of: { host in
                let repository = ChoreRepository([]) { request in
                    request == "changes" ? await choose(among: ["online": false, "offline": true]) : false
                }
                return choresSite(repository, host.clock)
            }
        )
        graph.expectInvariants()
        graph.expectNoDeadEnds(except: "loaded")
        graph.expectPath(from: "failed", to: "loaded")
    }

    @Test("A failed deletion can be repeated")
    func graph() throws {
        let graph = try StateGraph.explore(
            page: "/",
            of: { host in
                let repository = ChoreRepository(["Dishes"]) { request in
                    request == "delete" ? await choose(among: ["online": false, "offline": true]) : false
                }
                let row = ChoreView(listed: Chore(id: 0, title: "Dishes"), repository: repository, clock: host.clock)
                return Site(title: "Chore") { _ in row }
            },
            samples: ["title": ["Laundry"]]
        )
        graph.expectInvariants()
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "shown")
    }
}

func choresSite(_ repository: ChoreRepository, _ clock: any Clock<Duration>) -> Site {
    Site(title: "Chores") { _ in ChoresView(repository: repository, clock: clock) }
}
