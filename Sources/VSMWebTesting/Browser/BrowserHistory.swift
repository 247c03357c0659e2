/// The addresses among which a person goes back and forward.
///
/// It follows the browser client: a link and an address that a state pushes are new entries, everything else changes the
/// entry that is shown.
struct BrowserHistory {
    private var targets: [String]
    private var index = 0

    init(_ target: String) {
        targets = [target]
    }

    /// The address of the entry that is shown.
    var target: String { targets[index] }

    /// The address at a distance from the entry that is shown; `nil` if there is none.
    func target(at distance: Int) -> String? {
        let index = index + distance
        return targets.indices.contains(index) ? targets[index] : nil
    }

    /// Goes to another entry, which has to be there.
    mutating func go(by distance: Int) { index += distance }

    /// Shows an address.
    mutating func show(_ target: String, replaces: Bool) {
        guard target != self.target else { return }
        if replaces {
            targets[index] = target
        } else {
            targets.removeLast(targets.count - 1 - index)
            targets.append(target)
            index += 1
        }
    }
}
