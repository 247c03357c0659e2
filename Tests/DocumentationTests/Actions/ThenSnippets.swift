import Testing
import VSM
import VSMTesting

private enum NoteViewState {
    case deleting
    case deleted(undo: NoteModel)
    case gone
    case failed(NoteModel)
}

private struct NoteRepository {
    var delete: (Int) async throws -> Void
}

private struct NoteModel {
    let repository: NoteRepository
    let clock: any Clock<Duration>
    let id = 1

    // snippet.then
    func delete() -> StateSequence<NoteViewState> {
        StateSequence({ .deleting }).then {
            try await repository.delete(id)
            return StateSequence({ .deleted(undo: self) }, { await gone(after: .seconds(5)) })
        } catch: { _ in
            .failed(self)
        }
    }
    // snippet.end

    func gone(after duration: Duration) async -> NoteViewState {
        try? await clock.sleep(for: duration)
        return .gone
    }
}

private enum WeatherViewState {
    case report(String)
}

private struct WeatherModel {
    let clock: any Clock<Duration>

    func poll() -> StateSequence<WeatherViewState> {
        StateSequence({ await report() }, { await waited() }).then { poll() }
    }

    func report() async -> WeatherViewState { .report("Sunny.") }

    func waited() async -> WeatherViewState {
        try? await clock.sleep(for: .seconds(60))
        return .report("Sunny until now.")
    }
}

@Suite("Actions: sequences that continue with another sequence")
struct ThenSnippets {
    @Test("A note is deleted, and gone after five seconds")
    func deletes() {
        withTestHost { host in
            let model = NoteModel(repository: NoteRepository { _ in }, clock: host.clock)
            let journey = host.journey(of: model.delete())
            host.runUntilIdle()
            journey.expect(cases: "deleting", "deleted")
            host.advance(by: .seconds(5))
            journey.expect(cases: "gone")
        }
    }

    @Test("A note that cannot be deleted shows an error")
    func fails() {
        struct Offline: Error {}
        withTestHost { host in
            let model = NoteModel(repository: NoteRepository { _ in throw Offline() }, clock: host.clock)
            let journey = host.journey(of: model.delete())
            host.runUntilIdle()
            journey.expect(cases: "deleting", "failed")
        }
    }

    @Test("Polling reports again and again")
    func polls() {
        withTestHost { host in
            let container = host.container(state: WeatherViewState.report(""))
            let journey = host.record(container)
            container.observe(WeatherModel(clock: host.clock).poll())
            host.runUntilIdle()
            host.advance(by: .seconds(60))
            journey.expect(cases: "report", "report", "report", "report")
            journey.expectRunning()
        }
    }
}
