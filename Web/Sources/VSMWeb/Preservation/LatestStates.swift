/// The latest states of a page, whose number rises with each change.
///
/// A pure value.
struct LatestStates {
    /// The number of the first states.
    static let first = 1

    private var content: [UInt8]?
    private var number = Self.first - 1

    /// Notes the states of the page.
    ///
    /// - Returns: The number of the states; `nil` if they have not changed.
    mutating func change(to content: [UInt8]) -> Int? {
        guard content != self.content else { return nil }
        self.content = content
        number += 1
        return number
    }
}
