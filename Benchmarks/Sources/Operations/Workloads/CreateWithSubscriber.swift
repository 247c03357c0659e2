import Floors
import OpenCombine
import VSM

extension MeasuredOperation {
    static let createWithSubscriber = MeasuredOperation(
        "create-subscribed",
        "… with one subscriber",
        contenders: [
            .direct(.ours) { count in
                let tally = Tally()
                for number in 0..<count {
                    let container = StateContainer<TwoWordState>(state: .a(number))
                    let subscription = container.$state.sink(receiveValue: tally.closure)
                    withExtendedLifetime(subscription) { keep(container) }
                }
                tally.expect(count)
            },
            .direct(.floor) { count in
                let tally = Tally()
                for number in 0..<count {
                    let container = StoredStateWithList(TwoWordState.a(number))
                    container.subscribe(tally.closure)
                    keep(container)
                }
                tally.expect(count)
            },
            .direct(.subject) { count in
                let tally = Tally()
                for number in 0..<count {
                    let subject = CurrentValueSubject<TwoWordState, Never>(.a(number))
                    let subscription = subject.sink(receiveValue: tally.closure)
                    withExtendedLifetime(subscription) { keep(subject) }
                }
                tally.expect(count)
            },
            .direct(.published) { count in
                let tally = Tally()
                for number in 0..<count {
                    let object = PublishedState(.a(number))
                    let subscription = object.$state.sink(receiveValue: tally.closure)
                    withExtendedLifetime(subscription) { keep(object) }
                }
                tally.expect(count)
            },
        ]
    )
}
