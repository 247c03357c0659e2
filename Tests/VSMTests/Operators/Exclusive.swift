#if !canImport(Combine) && OpenCombine
import Foundation
import Testing
import VSM

/// A subscriber that notices when two threads call it at once.
///
/// Its record is not protected by a lock, so that the thread sanitizer notices, too. Each value is the thread that
/// emitted it, and its number on that thread.
final class Exclusive: Subscriber, @unchecked Sendable {
    typealias Input = [Int]
    typealias Failure = Never

    private(set) var values: [Input] = []
    private(set) var ends = 0
    private var isInside = false
    private(set) var overlaps = 0
    private var subscription: (any Subscription)?
    private let demand: Subscribers.Demand
    private let asksFromInside: Bool
    private let cancellationCount: Int?
    private let end = Signal()

    init(demand: Subscribers.Demand, asksFromInside: Bool = false, cancelsAt cancellationCount: Int? = nil) {
        self.demand = demand
        self.asksFromInside = asksFromInside
        self.cancellationCount = cancellationCount
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(demand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isInside { overlaps += 1 }
        isInside = true
        defer { isInside = false }
        values.append(input)
        if values.count == cancellationCount { subscription?.cancel() }
        guard demand != .unlimited else { return .none }
        guard asksFromInside else { return .max(1) }
        subscription?.request(.max(1))
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        ends += 1
        end.send()
    }

    func waitForTheEnd() async { await end.waitIgnoringCancellation() }

    func expectAll(threads: Int, countEach: Int) {
        #expect(overlaps == 0)
        #expect(ends == 1)
        for thread in 0..<threads {
            #expect(values.filter { $0[0] == thread }.map { $0[1] } == Array(0..<countEach))
        }
    }
}

/// A scheduler that runs each action on a new thread.
struct NewThread: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    var now: SchedulerTimeType { ImmediateScheduler.shared.now }
    var minimumTolerance: SchedulerTimeType.Stride { .zero }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        let action = Carried(value: action)
        Thread.detachNewThread { action.value() }
    }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        schedule(options: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(options: nil, action)
        return AnyCancellable {}
    }
}
#endif
