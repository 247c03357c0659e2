// target: arm64-apple-xros1.0
// expected: 'Atomic' is only available in visionOS 2.0 or newer
import Synchronization

final class Counter: Sendable {
    let count = Atomic(0)
}
