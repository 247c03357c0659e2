import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(WinSDK)
import WinSDK
#endif

/// Knows which thread is on a host, and whether others meddled.
final class HostThreads: Sendable {
    /// The thread that is on the host; 0 if none is.
    private let current = Atomic<UInt>(0)
    /// Whether that thread runs code that is isolated to the host, rather than code that is on no actor.
    private let isIsolating = Atomic<Bool>(false)
    private let enqueuesFromOutside = Atomic<Int>(0)

    /// Whether the caller's thread is on the host.
    var isCurrent: Bool { current.load(ordering: .relaxed) == Self.callersThread }

    /// Whether the caller is isolated to the host.
    var isIsolated: Bool { isCurrent && isIsolating.load(ordering: .relaxed) }

    /// Traps unless the caller is isolated to the host.
    func preconditionIsIsolated() {
        guard !isIsolated else { return }
        fatalError(
            """
            A test host was used from outside the test that made it, or by code that is on no actor. Call it, and what \
            belongs to it, from the code of the test or from tasks that run on the host.
            """
        )
    }

    /// How often a thread that was not on the host made a task of the host ready.
    var outsideCount: Int { enqueuesFromOutside.load(ordering: .relaxed) }

    func noteEnqueue() {
        if !isCurrent { enqueuesFromOutside.add(1, ordering: .relaxed) }
    }

    /// Puts the caller's thread on the host for as long as `body` runs.
    ///
    /// - Parameters:
    ///   - isIsolated: whether what runs is isolated to the host.
    ///   - body: runs on the host.
    /// - Returns: what the body returns.
    func enter<Result>(isIsolated: Bool = true, _ body: () throws -> Result) rethrows -> Result {
        let previous = current.exchange(Self.callersThread, ordering: .relaxed)
        precondition(
            previous == 0 || previous == Self.callersThread,
            "Two threads run the same test host. Make a host for each test."
        )
        let wasIsolating = isIsolating.exchange(isIsolated, ordering: .relaxed)
        defer {
            isIsolating.store(wasIsolating, ordering: .relaxed)
            current.store(previous, ordering: .relaxed)
        }
        return try body()
    }

    private static var callersThread: UInt {
        #if canImport(WinSDK)
        UInt(GetCurrentThreadId())
        #elseif canImport(Glibc)
        pthread_self()
        #elseif canImport(Darwin) || canImport(Musl) || canImport(Bionic)
        UInt(bitPattern: pthread_self())
        #else
        1
        #endif
    }
}
