import Testing

@testable import VSM

@Suite("The state machine of a subscriber of states and its lane, in every order")
struct StateDemandStateMachineTests {
    @Test("Each state is delivered once, in order, one at a time, and nothing after cancellation", arguments: [0, 2])
    func everyOrder(cancellations: Int) {
        let model = SubscriptionModel(states: 4, requests: [.unlimited], cancellations: cancellations)
        #expect(model.takeEveryOrder() > 100)
    }

    @Test("A subscriber receives as many states as it has requested, in any number of requests")
    func everyOrderOfDemand() {
        let model = SubscriptionModel(states: 3, requests: [.max(1), .max(1)], cancellations: 0, isAskingForMore: true)
        #expect(model.takeEveryOrder() > 1_000)
    }

    @Test("A subscriber that requests some states, then all, and cancels, is released once")
    func everyOrderOfBoth() {
        let model = SubscriptionModel(states: 3, requests: [.max(1), .unlimited], cancellations: 1)
        #expect(model.takeEveryOrder() > 1_000)
    }

    @Test("The lane of a subscriber with unlimited demand is open between states")
    func lane() {
        var lane = DeliveryLane.open
        func expect(_ isExpected: Bool, _ now: DeliveryLane) { #expect(isExpected && lane == now) }
        expect(lane.enter(), .entered)
        expect(!lane.enter(), .entered)
        expect(lane.leave(), .open)
        expect(lane.enter(), .entered)
        expect(lane.close() == .entered, .closedWhileEntered)
        expect(lane.close() == .closedWhileEntered, .closedWhileEntered)
        expect(!lane.enter(), .closedWhileEntered)
        expect(!lane.leave(), .closed)
        expect(!lane.enter(), .closed)
        expect(lane.close() == .closed, .closed)
        lane.reopen()
        expect(lane.close() == .open, .closed)
    }
}

/// A model of states that arrive on the owner, of demand and cancellation from elsewhere, and of the deliveries.
private struct SubscriptionModel: OrderedSteps {
    enum Step {
        case receive
        case request
        case cancel
        case endIntroduction
        case endCall(Subscribers.Demand)
        /// A caller that has found waiting states due delivers the first one.
        case deliverWaiting
        /// A delivery that left the lane when it was closed takes the lock.
        case notice(Subscribers.Demand)
    }

    /// The kind of the current call of the subscriber.
    private enum Call { case withoutLock, withLock }

    private var lane = DeliveryLane.closed
    private var machine = StateDemandStateMachine()
    private var states: Int
    private var requests: [Subscribers.Demand]
    private var cancellations: Int
    private let isAskingForMore: Bool

    private var isIntroducing = true
    private var call: Call?
    private var toNotice: Subscribers.Demand?
    /// The number of callers that have found waiting states due.
    private var callers = 0

    private var arrived = 1
    private var wanted = Subscribers.Demand.none
    private var waiting: [Int] = []
    private var delivered: [Int] = []
    private var isCancelled = false
    private var releases = 0

    init(states: Int, requests: [Subscribers.Demand], cancellations: Int, isAskingForMore: Bool = false) {
        self.states = states
        self.requests = requests
        self.cancellations = cancellations
        self.isAskingForMore = isAskingForMore
    }

    var steps: [Step] {
        var steps: [Step] = []
        if states > 0 { steps.append(.receive) }
        if !requests.isEmpty { steps.append(.request) }
        if cancellations > 0 { steps.append(.cancel) }
        if isIntroducing { steps.append(.endIntroduction) }
        if call != nil {
            steps.append(.endCall(.none))
            if isAskingForMore { steps.append(.endCall(.max(1))) }
        }
        if callers > 0 { steps.append(.deliverWaiting) }
        if let toNotice { steps.append(.notice(toNotice)) }
        return steps
    }

    mutating func take(_ step: Step) {
        switch step {
        case .receive:
            let state = arrived
            states -= 1
            arrived += 1
            if lane.enter() { begin(.withoutLock, state) } else { decide(state) { $0.receive() } }
        case .request:
            let demand = requests.removeFirst()
            wanted += demand
            decide { $0.request(demand) }
        case .cancel:
            cancellations -= 1
            isCancelled = true
            decide { $0.cancel() }
        case .endIntroduction:
            isIntroducing = false
            decide(0) { $0.didReceiveSubscription() }
        case .endCall(let more): endCall(more)
        case .deliverWaiting:
            callers -= 1
            decide { $0.deliverWaiting() }
        case .notice(let more):
            toNotice = nil
            decide { $0.delivered(more) }
        }
        if lane == .open { check(machine.isAtRest) }
    }

    /// Models what the subscription does with its lock held.
    private mutating func decide(
        _ arrived: Int? = nil,
        _ transition: (inout StateDemandStateMachine) -> StateDemandStateMachine.Step
    ) {
        if lane.close() == .entered { machine.recordDelivery() }
        var state: Int?
        switch transition(&machine) {
        case .nothing: break
        case .deliver: state = arrived
        case .deliverWaiting: state = waiting.removeFirst()
        case .keep: waiting.append(arrived ?? -1)
        case .keepFirst: waiting.insert(arrived ?? -1, at: 0)
        }
        if machine.release() {
            releases += 1
            check(isCancelled && call == nil && !isIntroducing)
            check(state == nil)
        }
        if machine.isAtRest { lane.reopen() }
        if let state { begin(.withLock, state) } else if machine.isDue { callers += 1 }
    }

    private mutating func begin(_ call: Call, _ state: Int) {
        check(self.call == nil && toNotice == nil && !isIntroducing, "The subscriber was called twice at once.")
        check(!isCancelled && releases == 0)
        check(state == delivered.count, "A state was lost, duplicated or reordered.")
        delivered.append(state)
        check(wanted >= delivered.count)
        self.call = call
    }

    private mutating func endCall(_ more: Subscribers.Demand) {
        let call = call
        self.call = nil
        // Demand that is returned to a delivery without the lock does not count, because demand is already unlimited.
        wanted += more
        switch call {
        case .withoutLock: if !lane.leave() { toNotice = more }
        case .withLock: decide { $0.delivered(more) }
        case nil: break
        }
    }

    func checkEnd() {
        check(releases == (isCancelled ? 1 : 0))
        guard !isCancelled else { return }
        check(delivered.count == wanted.max.map { min($0, arrived) } ?? arrived)
        check((lane == .open) == (wanted == .unlimited))
    }
}
