/// Counts the states that a subscriber receives.
///
/// It is not isolated, and neither is its closure: a closure that is formed on the main actor and passed to `sink` checks
/// its actor at each call, which must not be measured.
final class Tally {
    private(set) var count = 0
    private(set) var sum = 0

    func add(_ state: TwoWordState) {
        count &+= 1
        sum &+= state.number
    }

    var closure: (TwoWordState) -> Void {
        { self.add($0) }
    }

    /// Traps unless the expected number of states arrived, so that every figure measures completed work.
    func expect(_ expected: Int) {
        precondition(count == expected, "The subscribers received \(count) states instead of \(expected).")
    }
}
