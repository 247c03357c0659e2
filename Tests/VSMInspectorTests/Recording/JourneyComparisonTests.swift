import Testing
@_spi(Host) import VSM
@_spi(Host) import VSMTesting

@_spi(Inspection) @testable import VSMInspector

@Suite("Inspector: two journeys")
struct JourneyComparisonTests {
    private func journey(_ states: [String], _ host: TestHost) -> [JourneyLine] {
        let files = SourceFiles(folder: "")
        let inspector = Inspector(files: files, elapsed: { 0 })
        let container = host.container(state: Named(states[0])).attach(inspector)
        for state in states.dropFirst() { container.observe(Named(state)) }
        return inspector.record.containers[0].journey
    }

    /// A state that is described by its name.
    private enum Named {
        case first, second, third

        init(_ name: String) {
            self = name == "first" ? .first : name == "second" ? .second : .third
        }
    }

    private func compare(_ first: [String], _ second: [String]) -> JourneyComparison {
        withTestHost { host in
            JourneyComparison(journey(first, host), journey(second, host)) { _ in "step" }
        }
    }

    @Test("Equal journeys have no difference")
    func equal() {
        let comparison = compare(["first", "second"], ["first", "second"])
        #expect(comparison.firstDifference == nil)
        #expect(comparison.rows.map(\.first) == ["created → first", "step → second"])
        #expect(comparison.rows.map(\.second) == comparison.rows.map(\.first))
    }

    @Test("The first change that differs is marked, also if one journey ends before")
    func different() {
        #expect(compare(["first", "second", "third"], ["first", "third", "third"]).firstDifference == 2)
        let shorter = compare(["first", "second", "third"], ["first", "second"])
        #expect(shorter.firstDifference == 3)
        #expect(shorter.rows.last == .init(number: 3, first: "step → third", second: nil))
    }
}
