// Models that are structs with closures, which an initializer or a builder sets: the other styles, with a timetable as
// an example.

import VSM

struct Departure: Equatable {
    var platform: String
}

protocol TimetableProviding {
    var departurePublisher: AnyPublisher<Departure, Never> { get }
    func ask(stop: Int) -> AnyPublisher<Departure, any Error>
}

enum DepartureViewState {
    case initialized(InquiryModel)
    case asking
    case unreachable(UnreachableModel)
    case known(Departure)

    struct InquiryModel {
        let ask: () -> AnyPublisher<DepartureViewState, Never>
    }

    struct UnreachableModel {
        let reason: String
        let askAgain: () -> AnyPublisher<DepartureViewState, Never>
    }
}

extension DepartureViewState.InquiryModel {
    init(timetable: TimetableProviding, stop: Int) {
        ask = {
            Just(.asking)
                .merge(with: Self.ask(from: timetable, stop: stop))
                .merge(with: timetable.departurePublisher.map { .known($0) })
                .eraseToAnyPublisher()
        }
    }

    private static func ask(
        from timetable: TimetableProviding,
        stop: Int
    ) -> AnyPublisher<DepartureViewState, Never> {
        timetable.ask(stop: stop)
            .map { departure in
                DepartureViewState.known(departure)
            }
            .catch { error in
                Just(.unreachable(.init(timetable: timetable, stop: stop, error: error)))
            }
            .eraseToAnyPublisher()
    }
}

extension DepartureViewState.UnreachableModel {
    init(timetable: TimetableProviding, stop: Int, error: any Error) {
        reason = "\(error)"
        askAgain = {
            DepartureViewState.InquiryModel(timetable: timetable, stop: stop).ask()
        }
    }
}

struct InquiryBuilder {
    let timetable: TimetableProviding
    let stop: Int

    func buildInquiryModel() -> DepartureViewState.InquiryModel {
        func ask() -> AnyPublisher<DepartureViewState, Never> {
            Just(.asking)
                .merge(
                    with: timetable.ask(stop: stop)
                        .map { departure in
                            DepartureViewState.known(departure)
                        }
                        .catch { error in
                            Just(.unreachable(buildUnreachableModel(error)))
                        }
                )
                .eraseToAnyPublisher()
        }
        return DepartureViewState.InquiryModel(ask: ask)
    }

    func buildUnreachableModel(_ error: any Error) -> DepartureViewState.UnreachableModel {
        DepartureViewState.UnreachableModel(reason: "\(error)", askAgain: buildInquiryModel().ask)
    }
}

@MainActor
func observe(_ container: StateContainer<DepartureViewState>) {
    switch container.state {
    case .initialized(let model): container.observe(model.ask())
    case .unreachable(let model): container.observe(model.askAgain())
    case .asking, .known: break
    }
}
