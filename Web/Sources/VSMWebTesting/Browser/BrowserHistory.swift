/// The history of a browser.
///
/// It follows the browser client: a link, or an address that a state pushes, adds an entry. Any other change of the
/// address changes the current entry.
struct BrowserHistory {
    /// The maximum number of entries, as in Chromium.
    private static let limit = 50

    private var targets: [String]
    private var index = 0

    init(_ target: String) {
        targets = [target]
    }

    /// The address of the current entry.
    var target: String { targets[index] }

    /// Returns the address at a distance from the current entry; `nil` if there is none.
    func target(at distance: Int) -> String? {
        let index = index + distance
        return targets.indices.contains(index) ? targets[index] : nil
    }

    /// Goes to another entry, which must exist.
    mutating func go(by distance: Int) { index += distance }

    /// Shows an address.
    mutating func show(_ target: String, replaces: Bool) {
        guard target != self.target else { return }
        if replaces {
            targets[index] = target
        } else {
            targets.removeLast(targets.count - 1 - index)
            targets.append(target)
            if targets.count > Self.limit { targets.removeFirst() }
            index = targets.count - 1
        }
    }
}
