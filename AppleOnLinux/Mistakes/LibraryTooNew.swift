// target: arm64-apple-ios17.0
// options: -Xfrontend -disable-availability-checking
// expected: the library of Synchronization is there since iOS 18.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Synchronization

public final class Counter: Sendable {
    public let count = Mutex(0)
}
