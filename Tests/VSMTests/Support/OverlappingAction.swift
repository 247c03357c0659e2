import Testing
import VSM
import VSMTesting

/// Actions of every shape that return several states and ignore cancellation, so that their results are late.
enum OverlappingAction: String, CaseIterable, CustomTestStringConvertible {
    case state
    case closure
    case closureElsewhere = "closure that leaves the owner"
    case sequence
    case stream
    case closureWithSequence = "closure that returns a sequence"
    case stateSequence = "StateSequence"
    case builtSequence = "StateSequence from a builder"
    case continuedSequence = "StateSequence that continues with another one"
    case publisher
    case emittedElsewhere = "publisher that emits on no actor"
    case debounced
    case throttled

    var testDescription: String { rawValue }

    /// Whether the action takes so few jobs that three of its kind can be run in every order.
    var hasFewOrders: Bool {
        switch self {
        case .stream, .emittedElsewhere, .debounced, .throttled: false
        default: true
        }
    }

    /// The number of states that the action returns.
    var steps: Int {
        switch self {
        case .state, .closure, .closureElsewhere, .debounced, .throttled: 1
        default: 2
        }
    }

    /// Observes the action.
    ///
    /// - Parameters:
    ///   - number: Identifies the action.
    ///   - container: Observes the action.
    ///   - host: Runs the work of the action.
    ///   - overlap: Records the events.
    func observe(_ number: Int, on container: StateContainer<Step>, of host: TestHost, in overlap: Overlap) {
        let work = overlap.work(of: number)
        switch self {
        case .debounced, .throttled:
            observeLater(work, on: container, of: host, in: overlap)
        case .publisher, .emittedElsewhere:
            overlap.begin(number)
            let emitter = Emitter<Step>()
            container.observe(emitter)
            emit(work, from: emitter, on: host)
        case .stream:
            overlap.begin(number)
            let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
            container.observe(stream)
            host.start {
                continuation.yield(work.ready(1))
                continuation.yield(work.ready(2))
                continuation.finish()
            }
        case .state:
            let state = work.ready(1)
            overlap.begin(number)
            container.observe(state)
        default:
            overlap.begin(number)
            observeNow(work, on: container)
        }
    }

    private func observeNow(_ work: ActionWork, on container: StateContainer<Step>) {
        switch self {
        case .closure: container.observe { await work.step(1) }
        case .closureElsewhere: container.observe { await work.stepElsewhere(1) }
        case .sequence: container.observe(Steps(work))
        case .closureWithSequence: container.observe { () async in Steps(work) }
        case .stateSequence:
            container.observe(StateSequence({ work.ready(1) }, { await work.step(2) }))
        case .continuedSequence:
            container.observe(
                StateSequence({ work.ready(1) }).then {
                    StateSequence(synchronousStates: [], states: [{ await work.step(2) }])
                }
            )
        default: container.observe(built(work))
        }
    }

    @StateSequenceBuilder
    private func built(_ work: ActionWork) -> StateSequence<Step> {
        First { work.ready(1) }
        Next { await work.step(2) }
    }

    private func emit(_ work: ActionWork, from emitter: Emitter<Step>, on host: TestHost) {
        let isElsewhere = self == .emittedElsewhere
        host.start {
            let first = work.ready(1)
            if isElsewhere {
                let second = work.ready(2)
                await workElsewhere {
                    emitter.send(first)
                    emitter.send(second)
                    emitter.finish()
                }
            } else {
                emitter.send(first)
                emitter.send(await work.step(2, isOfTask: false))
                emitter.finish()
            }
        }
    }

    private func observeLater(
        _ work: ActionWork,
        on container: StateContainer<Step>,
        of host: TestHost,
        in overlap: Overlap
    ) {
        overlap.wait(work.action)
        if self == .debounced {
            container.observe(work.due(), debounced: .seconds(1, on: host.clock))
        } else {
            container.observe(ObservedAction(work.due()), throttled: .seconds(1, on: host.clock))
        }
        host.start { host.clock.advance(by: .seconds(1)) }
    }
}

/// A sequence of two states that ignores cancellation.
private struct Steps: AsyncSequence, AsyncIteratorProtocol {
    private let work: ActionWork
    private var number = 0

    init(_ work: ActionWork) { self.work = work }

    func makeAsyncIterator() -> Steps { self }

    mutating func next(isolation: isolated (any Actor)?) async -> Step? {
        number += 1
        switch number {
        case 1: return work.ready(1)
        case 2: return await work.step(2)
        default: return nil
        }
    }
}
