import Testing
import VSM
import VSMTesting

struct Services {
    let name: String
}

// snippet.starting
enum AppViewState {
    case starting
    case running(Services)
    case failed(StartModel)
}

struct StartModel {
    let openServices: () async throws -> Services

    func start() -> StateSequence<AppViewState> {
        StateSequence(.starting).then {
            .running(try await openServices())
        } catch: { _ in
            .failed(self)
        }
    }
}
// snippet.end

@Suite("Dependencies: starting")
struct StartingFeatureTests {
    @Test("The app runs when its services are open")
    func starts() {
        withTestHost { host in
            let journey = host.journey(of: StartModel { Services(name: "database") }.start())
            host.runUntilIdle()
            journey.expect(cases: "starting", "running")
            let failing = host.journey(of: StartModel { throw Offline() }.start())
            host.runUntilIdle()
            failing.expect(cases: "starting", "failed")
        }
    }
}
