/// The properties in which two positions differ if both have to be explored.
struct ExplorationSignature: Hashable {
    /// The number of sleeps in a row that are explored exactly: with every combination of the stubs' choices, and with the
    /// actions between them.
    ///
    /// After more, only the choices since the last sleep distinguish positions, and only time passes.
    static let exactSleeps = 4

    let node: String
    let actions: [String]
    /// The choices of the stubs before the last state; stubs may remember them even if the state doesn't show them.
    let choices: [Int]
    /// The choices of the stubs that running code may remember; empty if nothing runs.
    let runningChoices: [Int]
    let isRunning: Bool
    let isReady: Bool
    /// The number of tasks asleep on the clock; two stands for more.
    let sleepers: Int
    /// The number of sleeps since the last action, up to one more than ``exactSleeps``; zero if nothing runs.
    let sleeps: Int

    /// The possible steps at such a position.
    var steps: [ExplorationMove.Step] {
        let offered = actions.enumerated().map { ExplorationMove.Step.action($0.offset, name: $0.element) }
        return isWaiting ? offered + [.time] : offered
    }

    /// Whether nothing happens until time passes.
    ///
    /// Jobs that are ready run before that.
    var isWaiting: Bool { !isReady && sleepers > 0 }
}

/// A wait, and the action that it comes from.
///
/// The states after the wait may depend on the action, as those of a debounced search depend on its text.
struct ExplorationWait: Hashable {
    let signature: ExplorationSignature
    let action: String
    /// The number of sleeps since the action.
    let sleeps: Int
}
