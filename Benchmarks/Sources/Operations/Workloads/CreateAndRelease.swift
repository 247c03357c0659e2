import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let createAndRelease = MeasuredOperation(
        "create",
        "create and release a container",
        contenders: [
            .direct(.ours) { count in
                for number in 0..<count { keep(StateContainer<TwoWordState>(state: .a(number))) }
            },
            .direct(.floor) { count in
                for number in 0..<count { keep(StoredState(TwoWordState.a(number))) }
            },
            .direct(.subject) { count in
                for number in 0..<count { keep(CurrentValueSubject<TwoWordState, Never>(.a(number))) }
            },
            .direct(.published) { count in
                for number in 0..<count { keep(PublishedState(.a(number))) }
            },
        ]
    )
}
