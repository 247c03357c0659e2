import Testing
import VSM
import VSMTesting

private enum NameViewState: Equatable {
    case saving(String)
    case shown(String)
    case failed(String)
}

private struct NameRepository {
    let save: (String) async throws -> Void
    let names: () -> AsyncStream<String>
}

private struct NameModel {
    let repository: NameRepository

    // snippet.saving
    func save(_ name: String) -> FinishingAction<NameViewState> {
        FinishingAction(
            StateSequence({ .saving(name) }).then {
                try await repository.save(name)
                return follow()
            } catch: { _ in
                .failed(name)
            }
        )
    }

    func follow() -> StateSequence<NameViewState> {
        StateSequence().following {
            repository.names()
        } as: { name in
            .shown(name)
        }
    }
    // snippet.end
}

@Suite("Actions: saving, then following")
struct FollowingSnippets {
    @Test(
        "A name is saved when another action takes over, and followed while it is visible",
        arguments: [true, false]
    )
    func saves(isSuperseded: Bool) {
        withTestHost { host in
            let (names, source) = AsyncStream.makeStream(of: String.self)
            var saved: [String] = []
            let model = NameModel(
                repository: NameRepository {
                    await choose(among: [()])
                    saved.append($0)
                    source.yield($0)
                } names: {
                    names
                }
            )
            let container = host.container(state: NameViewState.shown(""))
            let journey = host.record(container)
            container.observe(model.save("Ada"))
            if isSuperseded { container.observe(.shown("another")) }
            host.runUntilIdle()
            source.yield("Grace")
            host.runUntilIdle()
            if isSuperseded {
                journey.expect(.shown(""), .saving("Ada"), .shown("another"))
            } else {
                journey.expect(.shown(""), .saving("Ada"), .shown("Ada"), .shown("Grace"))
                journey.expectRunning()
            }
            #expect(saved == ["Ada"])
        }
    }

    @Test("A name that cannot be saved is not followed")
    func fails() {
        struct Offline: Error {}
        withTestHost { host in
            let model = NameModel(
                repository: NameRepository(save: { _ in throw Offline() }, names: { AsyncStream { _ in } })
            )
            let journey = host.journey(of: model.save("Ada"))
            host.runUntilIdle()
            journey.expect(.saving("Ada"), .failed("Ada"))
        }
    }
}
