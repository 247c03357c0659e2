import VSM

/// The states of a kitchen timer.
enum TimerViewState {
    case ready(ReadyTimer)
    case running(RunningTimer)
    case finished(ReadyTimer)
}

/// A timer that can be started.
struct ReadyTimer {
    let duration: Duration
    let clock: any Clock<Duration>

    func start() -> StateSequence<TimerViewState> {
        StateSequence(
            { .running(RunningTimer(timer: self)) },
            {
                do {
                    try await clock.sleep(for: duration)
                    return .finished(self)
                } catch {
                    return .ready(self)
                }
            }
        )
    }
}

/// A timer that can be stopped.
struct RunningTimer {
    let timer: ReadyTimer

    func stop() -> TimerViewState { .ready(timer) }
}
