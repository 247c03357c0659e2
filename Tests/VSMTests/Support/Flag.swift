import Foundation

/// Something that is noticed once, on any thread.
final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isRaised: Bool { lock.withLock { value } }

    func raise() { lock.withLock { value = true } }
}
