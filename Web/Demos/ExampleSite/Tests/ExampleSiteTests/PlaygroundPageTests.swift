import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import ExampleSite

@Suite("Live pages: the playground")
struct PlaygroundPageTests {
    /// Opens the page and chooses what the feature has to do.
    private func open(_ choices: String..., on host: TestHost) throws -> LiveTest {
        let page = try host.open(.examples())
        for choice in choices { try page.button(choice).click() }
        return page
    }

    @Test("A profile is loaded, edited, not saved, tried again, and saved")
    func profile() throws {
        try withTestHost { host in
            let page = try open(
                "Loading can fail",
                "A failure can be retried",
                "The profile can be edited",
                "Saving can fail",
                on: host
            )
            try page.expect(.status(.containing("No problem")))
            try page.button("Load").click()
            try page.expect(.image("The states: loading"))
            try page.button(.containing("failure for load")).click()
            try page.expect(.alert("The server did not answer."))
            try page.button("Retry").click()
            try page.button(.containing("success for load")).click()
            try page.expect(.status("Hello, Ada."))
            try page.button("Edit").click()
            try page.field("User name").fill("Grace")
            try page.button("Save").click()
            try page.button(.containing("failure for save")).click()
            try page.expect(.image("The states: savingError"))
            try page.button("Retry").click()
            try page.button(.containing("success for save")).click()
            try page.expect(.status("Hello, Grace."))
            try page.expect(.text("It has “Grace”."))
        }
    }

    @Test("A late save shows one name and stores another, and without the mistake it does not")
    func lateSave() throws {
        try withTestHost { host in
            let page = try open(
                "The profile can be edited",
                "Editing can be cancelled",
                "cancel does not stop the save",
                on: host
            )
            try page.expect(.text("Broken invariant: "))
            for mistake in [true, false] {
                try page.button("Load").click()
                try page.button(.containing("success for load")).click()
                try page.button("Edit").click()
                try page.field("User name").fill("Grace")
                try page.button("Save").click()
                try page.expect(.button(.containing("for save")), count: 1)
                try page.button("Cancel").click()
                try page.expect(.status("Hello, Ada."))
                if mistake {
                    try page.button(.containing("success for save")).click()
                    try page.expect(.text("It has “Grace”."))
                    try page.button("cancel does not stop the save").click()
                }
            }
            try page.expect(.text("It has “Ada”."))
            try page.expect(.button(.containing("for save")), count: 0)
            try page.expect(.text("Broken invariant: "), count: 0)
        }
    }

    @Test("Cancelling takes back the second of two saves, and the first one stores another name than the view shows")
    func secondSave() throws {
        try withTestHost { host in
            let page = try open(
                "The profile can be edited",
                "Editing can be cancelled",
                "saving offers the action save",
                on: host
            )
            try page.button("Load").click()
            try page.button(.containing("success for load")).click()
            try page.button("Edit").click()
            try page.field("User name").fill("Grace")
            for number in 1...2 {
                try page.button("Save").click()
                try page.expect(.button(.containing("for save")), count: number)
            }
            try page.button("Cancel").click()
            try page.expect(.status("Hello, Ada."))
            try page.button(.containing("success for save")).click()
            try page.expect(.text("It has “Grace”."))
            try page.expect(.status("Hello, Ada."))
        }
    }

    @Test("A choice is pressed, begins the feature again, and is not offered without what it needs")
    func choices() throws {
        try withTestHost { host in
            let page = try open(on: host)
            #expect(try page.button("Saving can fail").isEnabled == false)
            try page.button("Load").click()
            try page.button("The profile can be edited").click()
            #expect(try page.button("The profile can be edited").attribute("aria-pressed") == "true")
            #expect(try page.button("Saving can fail").isEnabled)
            try page.expect(.image("The states: initialized"))
            try page.expect(.text("No request waits. When one does, you choose the answer here."))
            try page.button("Read a blog post").click()
            try page.expect(.button("The post can be deleted"))
        }
    }

    @Test("The page shows the states that the graph has")
    func graph() throws {
        let choices = [Requirement.deleting, .deletingCanFail]
            .reduce(PlaygroundChoices().choosing(.blog)) { $0.toggling($1) }
        let report = try PlaygroundReport(exploring: choices)
        let graph = try StateGraph.explore(
            page: "/",
            of: { _ in
                Site(title: "Feature") { _ in ChosenFeature(choices: choices, report: report) }
            },
            identifiedBy: { page in report.states.first { page.contains(.image("The states: \($0)")) } ?? "none" }
        )
        #expect(Set(graph.nodes.map { $0.name }) == Set(report.states))
        graph.expectInvariants()
        graph.expectNoDeadEnds(except: ["deletingError", "deleted"])
    }
}

/// The running feature alone.
private struct ChosenFeature: HTMLView {
    let choices: PlaygroundChoices
    let report: PlaygroundReport

    var initialState: PlaygroundViewState { PlaygroundViewState(choices) }

    func body(_ container: StateContainer<PlaygroundViewState>) -> some HTML {
        h1 { "Feature" }
        h2 { "Run" }
        PlaygroundFeatureView(run: container.state.run, diagram: report.diagram)
    }
}
