import CWebSystem

/// Decides when memory that sessions have left unused is given back to the system.
///
/// A pure value.
///
/// The allocator of glibc keeps freed memory below memory that is still in use, so the process never shrinks. Giving
/// the memory back takes milliseconds and is worthwhile only after many sessions.
struct UnusedMemory {
    /// The number of sessions that must have ended.
    private static let sessions = 1_000

    private var highest = 0

    /// Records the number of sessions.
    ///
    /// - Returns: Whether to give memory back.
    mutating func record(sessions count: Int) -> Bool {
        highest = max(highest, count)
        guard highest - count >= Self.sessions else { return false }
        highest = count
        return true
    }

    /// Gives memory back to the system if the allocator supports it.
    static func release() { vsm_return_unused_memory() }
}
