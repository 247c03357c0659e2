import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests")
struct LiveTestTests {
    @Test("A test uses a page as a person does")
    func tasks() throws {
        try withTestHost { host in
            let page = try host.open(.tasks(.milk))
            #expect(page.title == "Tasks")
            try page.field("Title").fill("Buy bread")
            try page.button("Add").click()
            try page.expect(.status("Saving…"))
            try page.expect(.item(), count: 2)
            #expect(try page.field("Title").value == "")
            try page.item(.containing("Buy bread")).button(.containing("Delete")).click()
            try page.expect(.item(), count: 1)
            try page.field("Title").submit()
            try page.expect(.alert("A task needs a title."))
        }
    }

    @Test("The outline shows roles, names and states")
    func outline() throws {
        try withTestHost { host in
            let page = try host.open(.tasks(.milk))
            #expect(
                page.outline == """
                    - navigation:
                      - link "All"
                      - link "About"
                    - main:
                      - heading "Tasks" [level=1]
                      - paragraph [busy]: One moment…
                    """
            )
            host.runUntilIdle()
            try page.field("Title").type("Bread")
            try page.checkbox("Buy milk").check()
            #expect(
                page.outline == """
                    - navigation:
                      - link "All"
                      - link "About"
                    - main:
                      - heading "Tasks" [level=1]
                      - textbox "Title": Bread
                      - button "Add"
                      - list:
                        - listitem:
                          - checkbox "Buy milk" [checked]
                          - button "Delete Buy milk"
                    """
            )
        }
    }

    @Test("Links, back and forward change the page in place")
    func navigation() throws {
        try withTestHost { host in
            let page = try host.open(.tasks(.milk))
            try page.link("About").click()
            #expect((page.path, page.title) == ("/about?more=1", "About"))
            try page.visit("/nowhere")
            #expect(page.status == .notFound)
            try page.back()
            #expect(page.path == "/about?more=1")
            try page.back()
            try page.expect(.heading("Tasks"))
            try page.forward()
            try page.expect(.heading("About tasks"))
            try page.link("All").click()
            expectRefusal(.impossible, saying: "no page after this one") { try page.forward() }
        }
    }

    @Test("A step waits only for the jobs of the host")
    func waiting() throws {
        try withTestHost { host in
            let page = try host.open(
                .tasks(
                    TaskStore(load: {
                        try? await host.clock.sleep(for: .seconds(1))
                        return []
                    })
                )
            )
            try page.expect(.text("One moment…"))
            let text = refusal(.absent) { try page.button("Add").click() }
            #expect(text.contains("There is no button \"Add\"."))
            #expect(text.contains("asleep on the host's clock"))
            host.advance(by: .seconds(1))
            try page.button("Add").click()
        }
    }

    @Test("Stubs choose outcomes, and the test tries all orders")
    func everyInterleaving() throws {
        var outcomes: Set<String> = []
        let runs = try forEachInterleaving { host in
            let page = try host.open(
                .tasks(
                    TaskStore(load: {
                        try await choose(.success([]), .failure(Offline()))
                    })
                )
            )
            host.runUntilIdle()
            outcomes.insert(page.outline.contains("alert") ? "alert" : "list")
        }
        #expect(runs >= 2)
        #expect(outcomes == ["alert", "list"])
    }

    @Test("A handler that requires a seen value refuses an event from an older page")
    func refused() throws {
        try withTestHost { host in
            let numbers = SharedNumbers()
            let site = Site.page { SharedCount(numbers: numbers) }
            let (first, second) = (try host.open(site), try host.open(site))
            try second.button("0").click()
            let text = refusal(.refused) { try first.beforeUpdate { try first.button("0").click() } }
            #expect(text.contains("button \"1\""))
            try first.button("1").click()
        }
    }

    @Test("The actions of a page end with it")
    func ending() throws {
        let watch = LifeWatch()
        try withTestHost { host in
            let page = try host.open(
                .tasks(
                    TaskStore(load: {
                        await watch.wait()
                        return []
                    })
                )
            )
            host.runUntilIdle()
            try page.expect(.text("One moment…"))
        }
        #expect(watch.isCancelled)
    }

    @Test("A path without a page cannot be opened")
    func path() {
        withTestHost { host in
            expectRefusal(.impossible, saying: "begins with \"/\"") { _ = try host.open(.tasks(.milk), "tasks") }
        }
    }
}

struct Offline: Error {}

/// Waits until it is cancelled.
final class LifeWatch: @unchecked Sendable {
    private(set) var isCancelled = false

    func wait() async {
        try? await TestClock().sleep(for: .seconds(1))
        isCancelled = true
    }
}

/// A number that all windows show.
private struct SharedCount: HTMLView {
    let numbers: SharedNumbers

    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        div {
            button { "\(container.state)" }
                .onClick(seeing: container.state) { numbers.change(to: container.state + 1) }
        }.onAppear { container.observe(numbers.publisher) }
    }
}

/// The source that several windows follow.
private final class SharedNumbers: @unchecked Sendable {
    private let subject = PassthroughSubject<Int, Never>()

    var publisher: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }

    func change(to number: Int) { subject.send(number) }
}
