import Testing

@_spi(Host) @testable import VSMTesting

@Suite("Controls that go, come back and go again")
struct FlickeringControlsTests {
    /// Returns what is reported after each of several changes, all of which follow from one act.
    private func reports(_ changes: [(controls: [String], steps: Int)], at act: [String] = ["Delete"]) -> [[String]] {
        var controls = FlickeringControls()
        controls.noteAct(among: act)
        return changes.map { controls.note($0.controls, after: OutsideEvents(steps: $0.steps, time: .zero)) }
    }

    @Test("A control that goes, comes back and goes again is reported once each time")
    func flickering() {
        #expect(reports([([], 0), (["Delete"], 0), ([], 0)]) == [[], [], ["Delete"]])
        #expect(reports([([], 0), (["Delete"], 0), ([], 0), (["Delete"], 0), ([], 0)]).last == ["Delete"])
        let both = reports([([], 0), (["Edit", "Delete"], 0), ([], 0)], at: ["Edit", "Delete"])
        #expect(both.last == ["Delete", "Edit"])
    }

    @Test("A control that only goes and comes back is not reported, and neither is one that was not there")
    func inTurn() {
        #expect(reports([([], 0), (["Delete"], 0), (["Delete"], 0)]) == [[], [], []])
        #expect(reports([([], 0), (["Cancel"], 0), ([], 0), (["Cancel"], 0), ([], 0)]).allSatisfy { $0.isEmpty })
    }

    @Test("A control that goes again for a reason is not reported, and may go for a reason first")
    func reason() {
        #expect(reports([([], 0), (["Delete"], 0), ([], 1)]) == [[], [], []])
        #expect(reports([([], 0), (["Delete"], 1), ([], 1)]) == [[], [], ["Delete"]])
        var controls = FlickeringControls()
        controls.noteAct(among: ["Delete"])
        _ = controls.note([], after: OutsideEvents())
        _ = controls.note(["Delete"], after: OutsideEvents())
        #expect(controls.note([], after: OutsideEvents(time: .seconds(1))) == [])
    }

    @Test("An act starts over")
    func act() {
        var controls = FlickeringControls()
        controls.noteAct(among: ["Delete"])
        _ = controls.note([], after: OutsideEvents())
        _ = controls.note(["Delete"], after: OutsideEvents())
        controls.noteAct(among: ["Delete"])
        #expect(controls.note([], after: OutsideEvents()) == [])
    }
}
