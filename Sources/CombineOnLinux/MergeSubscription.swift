#if !canImport(Combine) && OpenCombine
@preconcurrency @unsafe import OpenCombine
import VSMIsolation

/// The subscription of one downstream subscriber to several upstream publishers.
///
/// Publishers may emit from several threads at once. One thread at a time calls the subscriber, never with the lock
/// held; the others record their values and return. ``MergeStateMachine`` decides what to do, and this class does it.
///
/// It is Sendable, because the lock guards everything that changes.
final class MergeSubscription<Input, Downstream: Subscriber>: Subscription, @unchecked Sendable {
    typealias Machine = MergeStateMachine<Input, Downstream.Input, Downstream.Failure>

    private let lock = Lock()
    private var machine: Machine
    private var downstream: Downstream?

    /// - Parameter transform: Returns the value to deliver for a value of a publisher; called with the lock held.
    init(_ downstream: Downstream, upstreamCount: Int, transform: @escaping Machine.Transform) {
        self.downstream = downstream
        machine = Machine(upstreamCount: upstreamCount, transform: transform)
    }

    /// Passes itself to the subscriber and subscribes to publishers, one after the other, until the end.
    func start(_ upstreams: [AnyPublisher<Input, Downstream.Failure>]) {
        lock.withLock { downstream }?.receive(subscription: self)
        for (upstream, publisher) in upstreams.enumerated() where lock.withLock({ machine.isOpen }) {
            publisher.subscribe(UpstreamSubscriber(upstream: upstream, subscription: self))
        }
        // Without publishers, the merged publisher ends here.
        _ = deliver(from: nil)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.request(demand) }
        _ = deliver(from: nil)
    }

    func cancel() {
        let ended = lock.withLock { (machine.cancel(), downstream.take()) }
        for subscription in ended.0.cancelled { subscription.cancel() }
    }

    /// Delivers what is pending unless another thread does.
    ///
    /// - Parameter upstream: The position of the calling publisher.
    /// - Returns: The demand on that publisher, which is returned because a request during its call would nest.
    private func deliver(from upstream: Int?) -> Subscribers.Demand {
        guard case (var step?, let downstream?) = lock.withLock({ (machine.startDelivering(), downstream) }) else {
            return .none
        }
        while true {
            switch step {
            case .deliver(let output):
                let demand = downstream.receive(output)
                step = lock.withLock {
                    machine.request(demand)
                    return machine.nextStep()
                }
            case .complete(let completion, _):
                lock.withLock { self.downstream = nil }
                downstream.receive(completion: completion)
                return .none
            case .pause(let requests):
                var ownDemand = Subscribers.Demand.none
                for request in requests {
                    if request.upstream == upstream {
                        ownDemand += request.demand
                    } else {
                        request.subscription.request(request.demand)
                    }
                }
                return ownDemand
            }
        }
    }

    /// The subscriber of this subscription to one of its upstream publishers.
    private struct UpstreamSubscriber: Subscriber {
        typealias Failure = Downstream.Failure

        let combineIdentifier = CombineIdentifier()
        let upstream: Int
        let subscription: MergeSubscription

        func receive(subscription upstreamSubscription: any Subscription) {
            let requests = subscription.lock.withLock {
                subscription.machine.receive(upstreamSubscription, from: upstream)
            }
            guard let requests else { return upstreamSubscription.cancel() }
            for request in requests { request.subscription.request(request.demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            var input = input
            subscription.lock.withLock { subscription.machine.receive(&input, from: upstream) }
            return subscription.deliver(from: upstream)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            // Subscriptions may run arbitrary code, so they are cancelled and released outside of the lock.
            let ended = subscription.lock.withLock { subscription.machine.receive(completion, from: upstream) }
            for subscription in ended.cancelled { subscription.cancel() }
            _ = subscription.deliver(from: nil)
        }
    }
}
#endif
