import Testing
import VSM
import VSMTesting

/// Every shape of a ``FinishingAction`` that is a task.
enum FinishingForm: String, CaseIterable, CustomTestStringConvertible {
    case closure
    case sequence
    case closureWithSequence = "closure that returns a sequence"
    case stateSequence = "StateSequence"
    case builtSequence = "StateSequence from a builder"
    case continuedSequence = "StateSequence that continues with another one"

    var testDescription: String { rawValue }

    /// The states that the action returns.
    var states: [Int] { self == .closure ? [2] : [1, 2] }

    /// Creates an action.
    ///
    /// - Parameter write: Called before the action returns its last state.
    func action(_ write: @escaping () async -> Void) -> FinishingAction<Int> {
        func written() async -> Int {
            await write()
            return 2
        }
        switch self {
        case .closure: return FinishingAction { await written() }
        case .sequence: return FinishingAction(WritingSequence(write: write))
        case .closureWithSequence: return FinishingAction { () async in WritingSequence(write: write) }
        case .stateSequence: return FinishingAction(StateSequence({ 1 }, { await written() }))
        case .builtSequence:
            return FinishingAction(
                StateSequence {
                    1
                    Next { await written() }
                }
            )
        case .continuedSequence:
            return FinishingAction(
                StateSequence({ 1 }).then {
                    let state = await written()
                    return StateSequence({ state })
                }
            )
        }
    }
}

/// A sequence that writes between two states.
private struct WritingSequence: AsyncSequence, AsyncIteratorProtocol {
    let write: () async -> Void
    private var number = 0

    init(write: @escaping () async -> Void) { self.write = write }

    func makeAsyncIterator() -> WritingSequence { self }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
        number += 1
        if number == 2 { await write() }
        return number > 2 ? nil : number
    }
}

/// A write that takes as long as a test requires, and records its outcome.
final class HeldWrite {
    let begun = Signal()
    let ended = Signal()
    private let gate = Gate()
    private(set) var count = 0

    /// Writes; fails if the task is cancelled.
    func callAsFunction() async {
        count += 1
        begun.send()
        await gate.wait()
        #expect(!Task.isCancelled)
        ended.send()
    }

    func finish() { gate.open() }
}
