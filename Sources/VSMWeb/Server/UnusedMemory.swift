#if Web
import Foundation

/// Decides when memory that sessions have left unused is given back to the system.
///
/// A pure value.
///
/// The allocator of glibc keeps what was freed below something that is still in use, so that a process stays as large as it
/// ever was. Giving it back costs milliseconds, and is worth it only after many sessions.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct UnusedMemory {
    /// How many sessions must have ended.
    private static let sessions = 1_000

    private var highest = 0

    /// Records the number of sessions.
    ///
    /// - Returns: Whether memory is to be given back.
    mutating func record(sessions count: Int) -> Bool {
        highest = max(highest, count)
        guard highest - count >= Self.sessions else { return false }
        highest = count
        return true
    }

    /// Gives memory back to the system, where the allocator can be told to: glibc's has a function for it, which its Swift
    /// module does not import.
    static func release() {
        #if canImport(Glibc)
        guard let function = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)(0)
        #endif
    }
}
#endif
