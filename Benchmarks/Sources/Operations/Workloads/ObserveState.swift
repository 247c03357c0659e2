import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let observeStateAlone = observeState(
        "observe-alone",
        "observe a state, no subscriber",
        subscribers: 0
    )

    static let observeStateWithSubscriber = observeState(
        "observe",
        "… one subscriber",
        subscribers: 1
    )

    static let observeStateWithTenSubscribers = observeState(
        "observe-ten",
        "… ten subscribers",
        subscribers: 10
    )

    private static func observeState(
        _ name: String,
        _ title: String,
        subscribers: Int
    ) -> MeasuredOperation {
        MeasuredOperation(
            name,
            title,
            contenders: [
                .direct(.ours) { count in
                    let tally = Tally()
                    let container = StateContainer<TwoWordState>(state: .a(0))
                    let states = container.$state
                    let subscriptions = (0..<subscribers).map { _ in states.sink(receiveValue: tally.closure) }
                    for number in 0..<count { container.observe(.b(number)) }
                    withExtendedLifetime(subscriptions) {}
                    tally.expect(subscribers * (count + 1))
                },
                subscribers == 1 ? floorOfOne : floor(subscribers),
                .direct(.subject) { count in
                    let tally = Tally()
                    let subject = CurrentValueSubject<TwoWordState, Never>(.a(0))
                    let subscriptions = (0..<subscribers).map { _ in subject.sink(receiveValue: tally.closure) }
                    for number in 0..<count { subject.send(.b(number)) }
                    withExtendedLifetime(subscriptions) {}
                    tally.expect(subscribers * (count + 1))
                },
                .direct(.published) { count in
                    let tally = Tally()
                    let object = PublishedState(.a(0))
                    let subscriptions = (0..<subscribers).map { _ in object.$state.sink(receiveValue: tally.closure) }
                    for number in 0..<count { object.state = .b(number) }
                    withExtendedLifetime(subscriptions) {}
                    tally.expect(subscribers * (count + 1))
                },
            ]
        )
    }

    private static let floorOfOne = Contender.direct(.floor) { count in
        let tally = Tally()
        let container = StoredState(TwoWordState.a(0))
        container.onChange = tally.closure
        for number in 0..<count { container.set(.b(number)) }
        tally.expect(count)
    }

    private static func floor(_ subscribers: Int) -> Contender {
        .direct(.floor) { count in
            let tally = Tally()
            let container = StoredStateWithList(TwoWordState.a(0))
            for _ in 0..<subscribers { container.subscribe(tally.closure) }
            for number in 0..<count { container.set(.b(number)) }
            tally.expect(subscribers * (count + 1))
        }
    }
}
