/// Counts the states that a subscriber is told of.
///
/// Not isolated, and neither is the closure that it makes: a closure that is formed on the main actor and given to
/// `sink` asks at each call whether it runs there, which is not what is to be measured.
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

    /// Traps unless as many states came as were expected, so that no figure is of work that was not done.
    func expect(_ expected: Int) {
        precondition(count == expected, "\(count) states came to the subscribers instead of \(expected).")
    }
}
