import Testing
import VSM
import VSMTesting

@Suite("A sequence that continues, or handles an error")
struct StateSequenceCatchingTests {
    private struct Offline: Error {}

    /// The forms of a continuation that can fail.
    enum Form: String, CaseIterable, CustomTestStringConvertible {
        case state = "a state"
        case sequence = "a sequence"

        var testDescription: String { rawValue }

        func action(_ request: @escaping () async throws -> String) -> StateSequence<String> {
            switch self {
            case .state:
                StateSequence({ "loading" }).then {
                    try await request()
                } catch: { error in
                    "failed: \(error)"
                }
            case .sequence:
                StateSequence({ "loading" }).then {
                    let value = try await request()
                    return StateSequence({ value })
                } catch: { error in
                    "failed: \(error)"
                }
            }
        }
    }

    @Test(
        "The continuation leads to its state, or to the state for its error",
        arguments: Form.allCases,
        [true, false]
    )
    func outcomes(form: Form, isSuccess: Bool) {
        withTestHost { host in
            let journey = host.journey(
                of: form.action {
                    host.preconditionIsolated()
                    return try await choose(isSuccess ? .success("loaded") : .failure(Offline()))
                }
            )
            journey.expect("loading")
            host.runUntilIdle()
            journey.expect(isSuccess ? "loaded" : "failed: Offline()")
        }
    }

    @Test(
        "If another action is observed meanwhile, neither outcome becomes a state",
        arguments: Form.allCases,
        [true, false]
    )
    func superseded(form: Form, isSuccess: Bool) {
        withTestHost { host in
            let container = host.container(state: "")
            let journey = host.record(container)
            container.observe(
                form.action {
                    await waitForCancellation()
                    if !isSuccess { throw Offline() }
                    return "loaded"
                }
            )
            host.runUntilIdle()
            container.observe("another")
            host.runUntilIdle()
            journey.expect("", "loading", "another")
        }
    }

    @Test("The sequence that follows may follow values, and then continue")
    func followed() {
        withTestHost { host in
            let journey = host.journey(
                of: StateSequence({ "saving" }).then {
                    await choose(among: [()])
                    return StateSequence({ "saved" }).following {
                        MadeValues(1...2) { $0 }
                    } as: { number in
                        "\(number)"
                    }
                } catch: { error in
                    "failed: \(error)"
                }.then { StateSequence({ "ended" }) }
            )
            host.runUntilIdle()
            journey.expect("saving", "saved", "1", "2", "ended")
        }
    }
}
