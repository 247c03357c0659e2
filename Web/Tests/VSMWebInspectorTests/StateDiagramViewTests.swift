import Testing
import VSM
import VSMTesting
import VSMWeb

@_spi(Inspection) @testable import VSMDiagramLayout
@_spi(Inspection) @testable import VSMInspector
@_spi(Inspection) @testable import VSMWebInspector
@testable import VSMWebTesting

@Suite("Diagrams: in a page")
struct StateDiagramViewTests {
    /// A page that draws each step of a walk, which stays in its second state.
    private struct Walk: HTMLView {
        let layout: DiagramLayout
        var initialState: Int { 0 }

        func body(_ container: StateContainer<Int>) -> some HTML {
            let step = container.state
            let change = DiagramMarks.Step(from: step == 1 ? "saved" : "editing", to: "editing", number: step)
            let current = step == 0 ? "saved" : "editing"
            let marks = DiagramMarks(current: current, step: step == 0 ? nil : change)
            StateDiagramView(title: "A note", layout: layout, marks: marks)
            button { "Next" }.onClick { container.observe(step + 1) }
        }
    }

    private func traces(_ page: LiveTest) -> [ReferenceTree.Node] {
        page.browser.tree.page.descendants.filter { $0.attributes["class"] == "trace" }
    }

    private static func site(_ layout: DiagramLayout) -> Site { Site(title: "Diagrams") { _ in Walk(layout: layout) } }

    @Test("The drawing is an image with the current state in its name, and each change moves along its arrow")
    func changes() throws {
        try withTestHost { host in
            var diagram = StateDiagram(initial: "saved")
            diagram.add("edit", from: "saved", to: "editing")
            diagram.add("edit", from: "editing", to: "editing")
            let page = try host.open(Self.site(DiagramLayout(diagram)))
            let first = page.find(.image("A note: saved"))
            #expect(try first.text("saved").attribute("class") == "name current")
            #expect(try first.text("editing").attribute("class") == "name")
            #expect(traces(page).isEmpty)
            try page.button("Next").click()
            let second = page.find(.image("A note: editing"))
            #expect(try second.text("editing").attribute("class") == "name current")
            let trace = try #require(traces(page).first)
            try page.button("Next").click()
            // A new element, so that the animation starts over.
            let numbers = traces(page).map(\.number)
            #expect(numbers.count == 1 && numbers != [trace.number])
        }
    }

    @Test("What a drawing leaves out is under it")
    func remark() throws {
        try withTestHost { host in
            var diagram = StateDiagram(initial: "0")
            for state in 0..<DiagramLayout.limits.states { diagram.add("next", from: "\(state)", to: "\(state + 1)") }
            let page = try host.open(Self.site(DiagramLayout(diagram)))
            try page.expect(.text(.containing("151 states and 150 transitions")))
        }
    }
}
