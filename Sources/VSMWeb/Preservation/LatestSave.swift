/// Decides when to store a page whose states change: one save at a time, and then the latest states.
///
/// A pure value.
struct LatestSave {
    private(set) var isSaving = false
    private var last: [UInt8]?
    private var next: [UInt8]?

    /// Adds the latest states.
    ///
    /// - Returns: What to save now; `nil` if it is saved already, or after the save that is running.
    mutating func add(_ content: [UInt8]) -> [UInt8]? {
        guard !isSaving else {
            next = content
            return nil
        }
        guard content != last else { return nil }
        isSaving = true
        last = content
        return content
    }

    /// Notes that a save has ended.
    ///
    /// - Parameter succeeded: Whether the states were stored.
    /// - Returns: What to save now; `nil` if there is nothing new.
    mutating func end(succeeded: Bool) -> [UInt8]? {
        isSaving = false
        if !succeeded { last = nil }
        defer { next = nil }
        return next.flatMap { add($0) }
    }
}
