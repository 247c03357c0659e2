import Testing

@testable import VSM

@Suite("The state machine of a publisher's subscriber, in every order")
struct ActionSubscriberStateMachineTests {
    @Test(
        "Every state is written once and in order, then the completion, whatever the order of events",
        arguments: [(3, 0, 0), (2, 1, 0), (1, 2, 0), (2, 1, 1)]
    )
    func everyOrder(emissions: Int, completions: Int, cancellations: Int) {
        let model = SubscriberModel(emissions: emissions, completions: completions, cancellations: cancellations)
        #expect(model.takeEveryOrder() > 100)
    }

    @Test("Every subscription but the first is refused, and so is a late one")
    func subscriptions() {
        var machine = ActionSubscriberStateMachine()
        let answers = [machine.receiveSubscription(), machine.receiveSubscription()]
        #expect(answers == [true, false])
        var completed = ActionSubscriberStateMachine()
        let continuation = completed.complete(isOnOwner: true)
        #expect(continuation == .finish)
        let isWantedAfterCompletion = completed.receiveSubscription()
        #expect(!isWantedAfterCompletion)
        var cancelled = ActionSubscriberStateMachine()
        cancelled.cancel()
        let isWantedAfterCancellation = cancelled.receiveSubscription()
        #expect(!isWantedAfterCancellation)
    }

    @Test("A finishing action ends once when its owner is deallocated, whatever the order of events")
    func loss() {
        // Two values are emitted elsewhere, and the other events take place before, between or after them.
        for lossPosition in 0...2 {
            for completionPosition in 0...2 {
                for isLossFirst in [true, false] {
                    var machine = ActionSubscriberStateMachine()
                    _ = machine.receiveSubscription()
                    var ends = 0
                    func lose() { if machine.ownerWasReleased() { ends += 1 } }
                    func complete() { if machine.complete(isOnOwner: false) == .finish { ends += 1 } }
                    for position in 0...2 {
                        let isLost = position == lossPosition
                        let isCompleted = position == completionPosition
                        if isLossFirst, isLost { lose() }
                        if isCompleted { complete() }
                        if !isLossFirst, isLost { lose() }
                        let reception = machine.receive(isOnOwner: false)
                        #expect((reception == .ignore) == (position >= lossPosition || position >= completionPosition))
                    }
                    #expect(ends == 1)
                    let next = machine.next()
                    #expect(next == .nothing)
                }
            }
        }
    }
}

/// A model of a publisher that emits on the owner and elsewhere, and of its states.
private struct SubscriberModel: OrderedSteps {
    enum Step {
        case emit(isOnOwner: Bool)
        case complete(isOnOwner: Bool)
        case cancel
        /// The thread that has to hop starts the hop.
        case startHop
        /// The hop reaches the owner.
        case runHop
        /// The owner does its next step.
        case continueOnOwner
    }

    private enum Work { case write(Int), writeWaiting, finish }

    private var machine = ActionSubscriberStateMachine()
    private var emissions: Int
    private var completions: Int
    private var cancellations: Int

    /// The work of the owner, innermost last.
    private var stack: [Work] = []
    private var hopsToStart = 0
    private var hopsUnderWay = 0

    private var accepted: [Int] = []
    private var written: [Int] = []
    private var queue: [Int] = []
    private var isCompleted = false
    private var isCancelled = false
    private var finishes = 0

    init(emissions: Int, completions: Int, cancellations: Int) {
        self.emissions = emissions
        self.completions = completions
        self.cancellations = cancellations
    }

    var steps: [Step] {
        var steps: [Step] = []
        // A publisher emits on the owner while the owner is idle, or in code that runs when a state is written.
        let ownerMayEmit: Bool
        switch stack.last {
        case nil: ownerMayEmit = true
        case .writeWaiting: ownerMayEmit = true
        case .write, .finish: ownerMayEmit = false
        }
        if emissions > 0 {
            steps.append(.emit(isOnOwner: false))
            if ownerMayEmit { steps.append(.emit(isOnOwner: true)) }
        }
        if completions > 0 {
            steps.append(.complete(isOnOwner: false))
            if ownerMayEmit { steps.append(.complete(isOnOwner: true)) }
        }
        if cancellations > 0 { steps.append(.cancel) }
        if hopsToStart > 0 { steps.append(.startHop) }
        if hopsUnderWay > 0, stack.isEmpty { steps.append(.runHop) }
        if !stack.isEmpty { steps.append(.continueOnOwner) }
        return steps
    }

    mutating func take(_ step: Step) {
        switch step {
        case .emit(let isOnOwner):
            emissions -= 1
            let state = emissions
            if !isCompleted, !isCancelled { accepted.append(state) }
            let reception = machine.receive(isOnOwner: isOnOwner)
            if isCompleted || isCancelled { check(reception == .ignore) }
            switch reception {
            case .ignore: break
            case .write:
                check(isOnOwner)
                stack.append(.write(state))
            case .keep(let continuation):
                queue.append(state)
                follow(continuation, isOnOwner: isOnOwner)
            }
        case .complete(let isOnOwner):
            completions -= 1
            follow(machine.complete(isOnOwner: isOnOwner), isOnOwner: isOnOwner)
            isCompleted = true
        case .cancel:
            cancellations -= 1
            machine.cancel()
            queue = []
            isCancelled = true
        case .startHop:
            hopsToStart -= 1
            hopsUnderWay += 1
        case .runHop:
            hopsUnderWay -= 1
            machine.endHop()
            stack.append(.writeWaiting)
        case .continueOnOwner: continueOnOwner()
        }
        check(written == Array(accepted.prefix(written.count)), "A state was lost, duplicated or reordered.")
        check(hopsToStart + hopsUnderWay <= 1)
        check(finishes <= 1)
    }

    private mutating func follow(_ continuation: ActionSubscriberStateMachine.Continuation, isOnOwner: Bool) {
        if isCancelled { check(continuation == .nothing) }
        switch continuation {
        case .nothing: break
        case .hop:
            check(!isOnOwner)
            hopsToStart += 1
        case .writeWaiting, .finish:
            check(isOnOwner)
            stack.append(continuation == .finish ? .finish : .writeWaiting)
        }
    }

    private mutating func continueOnOwner() {
        switch stack.popLast() {
        case nil: break
        case .write(let state): written.append(state)
        case .finish: finish()
        case .writeWaiting:
            let next = machine.next()
            if isCancelled { check(next == .nothing) }
            switch next {
            case .write: stack += [.writeWaiting, .write(queue.removeFirst())]
            case .finish: stack += [.writeWaiting, .finish]
            case .nothing: break
            }
        }
    }

    private mutating func finish() {
        finishes += 1
        check(written == accepted, "The action ended before its last state.")
    }

    func checkEnd() {
        guard !isCancelled else { return }
        check(written == accepted)
        check(finishes == (isCompleted ? 1 : 0))
    }
}
