/// Counts what each owner has, and orders what of it may be closed when there is too much.
///
/// A pure value. What is counted is named by its slot in a table, and every operation takes constant time.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Shares {
    /// Which of an owner's things are closed before others.
    enum Turn {
        case first, second
        /// Not for others of the same owner.
        case last
    }

    private struct Share {
        var count = 0
        var first = SlotQueue()
        var second = SlotQueue()
        var last = SlotQueue()

        subscript(turn: Turn) -> SlotQueue {
            get {
                switch turn {
                case .first: first
                case .second: second
                case .last: last
                }
            }
            set {
                switch turn {
                case .first: first = newValue
                case .second: second = newValue
                case .last: last = newValue
                }
            }
        }
    }

    private var shares: [String: Share] = [:]
    private var links = SlotLinks()

    /// How many things an owner has.
    func count(of owner: String) -> Int { shares[owner]?.count ?? 0 }

    /// What has been in a queue of an owner for the longest time.
    func oldest(_ turn: Turn, of owner: String) -> Int? { shares[owner]?[turn].first }

    /// What to close first of an owner.
    func leastNeeded(of owner: String) -> Int? { oldest(.first, of: owner) ?? oldest(.second, of: owner) }

    /// Counts one more of an owner.
    mutating func enter(_ owner: String) {
        shares[owner, default: Share()].count += 1
    }

    /// Counts one less of an owner.
    mutating func leave(_ owner: String) {
        shares[owner]?.count -= 1
        if shares[owner]?.count == 0 { shares[owner] = nil }
    }

    /// Puts a slot at the end of a queue of its owner.
    mutating func append(_ slot: Int, _ turn: Turn, of owner: String) {
        links.append(slot, to: &shares[owner, default: Share()][turn])
    }

    /// Takes a slot out of the queue of its owner that it is in.
    mutating func remove(_ slot: Int, _ turn: Turn, of owner: String) {
        guard shares[owner] != nil else { return }
        links.remove(slot, from: &shares[owner, default: Share()][turn])
    }
}
