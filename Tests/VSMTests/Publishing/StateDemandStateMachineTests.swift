import Testing

@testable import VSM

@Suite("The state machine of a subscriber of states, in every order")
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

}

/// A model of states that arrive on the owner, of demand and cancellation from elsewhere, and of the deliveries.
private struct SubscriptionModel: OrderedSteps {
    enum Step {
        case receive
        case request
        case cancel
        /// The subscriber has received its subscription.
        case endIntroduction
        case endCall(Subscribers.Demand)
        /// A caller asks for the waiting state that is due.
        case deliverWaiting
    }

    private var machine = StateDemandStateMachine()
    private var states: Int
    private var requests: [Subscribers.Demand]
    private var cancellations: Int
    private let isAskingForMore: Bool

    private var isIntroducing = true
    private var isCalled = false
    /// Whether a caller has found waiting states due, and has yet to ask for one.
    private var isAsking = false

    private var arrived = 1
    private var wanted = Subscribers.Demand.none
    private var waiting = [0]
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
        if isCalled {
            steps.append(.endCall(.none))
            if isAskingForMore { steps.append(.endCall(.max(1))) }
        }
        if isAsking { steps.append(.deliverWaiting) }
        return steps
    }

    mutating func take(_ step: Step) {
        switch step {
        case .receive:
            let state = arrived
            states -= 1
            arrived += 1
            switch machine.receive() {
            case .deliver: begin(state)
            case .keep:
                waiting.append(state)
                noteCaller()
            case .ignore: check(isCancelled)
            }
            noteRelease()
        case .request:
            let demand = requests.removeFirst()
            wanted += demand
            machine.request(demand)
            noteCaller()
            noteRelease()
        case .cancel:
            cancellations -= 1
            isCancelled = true
            machine.cancel()
            noteRelease()
        case .endIntroduction:
            isIntroducing = false
            endCall(.none)
        case .endCall(let more):
            isCalled = false
            endCall(more)
        case .deliverWaiting:
            isAsking = false
            if machine.deliverWaiting() { begin(waiting.removeFirst()) }
            noteRelease()
        }
    }

    private mutating func endCall(_ more: Subscribers.Demand) {
        wanted += more
        machine.delivered(more)
        noteCaller()
        noteRelease()
    }

    private mutating func begin(_ state: Int) {
        check(!isCalled && !isIntroducing, "The subscriber was called twice at once.")
        check(!isCancelled && releases == 0)
        check(state == delivered.count, "A state was lost, duplicated or reordered.")
        delivered.append(state)
        check(wanted >= delivered.count)
        isCalled = true
    }

    /// Notes that a caller asks for waiting states, as after each event; one that finds none due is left out.
    private mutating func noteCaller() {
        let isDue = !waiting.isEmpty && !isCalled && !isIntroducing && !isCancelled && wanted > delivered.count
        if isDue { isAsking = true }
    }

    private mutating func noteRelease() {
        guard machine.release() else { return }
        releases += 1
        check(isCancelled && !isCalled && !isIntroducing)
    }

    func checkEnd() {
        check(releases == (isCancelled ? 1 : 0))
        guard !isCancelled else { return }
        check(delivered.count == wanted.max.map { min($0, arrived) } ?? arrived)
    }
}
