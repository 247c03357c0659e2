/// Finds controls that go, come back and go again after one act of a person.
///
/// Whoever is quick enough uses a control that comes back for a moment. Usually, two containers show the same data, and
/// one of them has a change that the other does not have yet.
///
/// A control that only goes and comes back is not reported, because a state such as *saving* takes its place. Neither is
/// one that comes back and later goes for a reason: an act, an answer of a stub, a step of the test, or time.
@available(Systems 2024, *)
@_spi(Host) public struct FlickeringControls {
    private enum Phase {
        case shown
        case gone
        /// It has come back, and nothing has happened since.
        case back
    }

    private var phases: [String: Phase] = [:]
    private var events: OutsideEvents?

    /// Creates a value without controls.
    public init() {}

    /// Notes an act of a person, before its consequences.
    ///
    /// - Parameter controls: The controls that the person sees.
    public mutating func noteAct(among controls: some Sequence<String>) {
        phases = Dictionary(controls.map { ($0, .shown) }) { first, _ in first }
    }

    /// Notes the controls after a change.
    ///
    /// - Parameters:
    ///   - controls: The controls that the person sees.
    ///   - events: What has happened so far from outside.
    /// - Returns: The controls that have gone again, in alphabetical order.
    public mutating func note(_ controls: some Sequence<String>, after events: OutsideEvents) -> [String] {
        let isSettled = events != self.events
        self.events = events
        let controls = Set(controls)
        var flickering: [String] = []
        for (control, phase) in phases {
            let former = phase == .back && isSettled ? .shown : phase
            let isShown = controls.contains(control)
            if former == .back, !isShown { flickering.append(control) }
            phases[control] = isShown ? (former == .gone ? .back : former) : .gone
        }
        return flickering.sorted()
    }
}
