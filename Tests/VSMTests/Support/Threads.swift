import Dispatch
import Foundation

/// Runs work on a thread without an actor, and waits for it.
func onAnotherThread(_ body: @escaping () -> Void) {
    let work = Carried(value: body)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        work.value()
        done.signal()
    }
    done.wait()
}

/// Runs work on several threads without an actor at the same time.
///
/// - Parameters:
///   - count: The number of threads.
///   - body: The work, which takes the number of its thread, counted from 0.
/// - Returns: A signal that is sent when all work is done.
@discardableResult
func startThreads(_ count: Int, _ body: @escaping (Int) -> Void) -> Signal {
    let work = Carried(value: body)
    let done = Signal()
    let start = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for number in 0..<count {
        group.enter()
        Thread.detachNewThread {
            start.wait()
            work.value(number)
            group.leave()
        }
    }
    for _ in 0..<count { start.signal() }
    group.notify(queue: .global()) { done.send() }
    return done
}

/// A value that a test deliberately passes to another thread.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

/// The last reference to an object, which a test releases on a thread of its choice.
final class LastReference<Object: AnyObject>: @unchecked Sendable {
    private var object: Object?

    init(_ object: Object) { self.object = object }

    func release() { object = nil }
}
