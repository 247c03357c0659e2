import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeClosureThatLeaves = MeasuredOperation(
        "observe-closure-leaving",
        "… whose work leaves the main actor and returns",
        goal: Goal(.atMost(24_000), floorThen: 19_977, upstream: 71_390),
        contenders: [
            .steps(.ours) {
                let container = StateContainer<TwoWordState>(state: .a(0))
                return Steps(
                    start: { number in container.observe { await workElsewhere(number) } },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.floor) {
                let container = StoredState(TwoWordState.a(0))
                return Steps(
                    start: { number in Task { container.set(await workElsewhere(number)) } },
                    hasArrived: { container.state == .b($0) }
                )
            },
            .steps(.subject) {
                let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                return Steps(
                    start: { number in Task { subject.send(await workElsewhere(number)) } },
                    hasArrived: { subject.value == .b($0) }
                )
            },
            .steps(.published) {
                let object = PublishedState(.a(0))
                return Steps(
                    start: { number in Task { object.state = await workElsewhere(number) } },
                    hasArrived: { object.state == .b($0) }
                )
            },
            .steps(.observable) {
                let object = ObservableState(.a(0))
                return Steps(
                    start: { number in Task { object.state = await workElsewhere(number) } },
                    hasArrived: { object.state == .b($0) }
                )
            },
        ]
    )
}

/// Leaves the caller's actor.
///
/// The work must be opaque to the compiler; otherwise, the code would stay on the actor.
@concurrent
private func workElsewhere(_ number: Int) async -> TwoWordState {
    keep(number)
    return .b(number)
}
