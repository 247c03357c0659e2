import VSM

// Calls of the public API of vsm-ios 2.0.0 that a program without views can use.

/// Actions with each form of a list of states.
struct SequenceModel {
    let isWarm: Bool

    @StateSequenceBuilder
    func plainAndNext() -> StateSequence<Shade> {
        Shade.dark
        Next { await fetch() }
        Shade.dark
    }

    @StateSequenceBuilder
    func firstAndNext() -> StateSequence<Shade> {
        First(action: { Shade.dark })
        Next(action: { await fetch() })
    }

    @StateSequenceBuilder
    func branches() -> StateSequence<Shade> {
        if isWarm {
            Shade.light(Lamp())
        } else {
            Next { await fetch() }
        }
        if isWarm { Shade.dark }
    }

    @StateSequenceBuilder
    func own() -> StateSequence<Shade> {
        Immediately { Shade.dark }
        Eventually { await fetch() }
    }

    func fetch() async -> Shade { .dark }
}

/// A custom provider that returns its state immediately.
struct Immediately<State>: SyncStateProviding {
    let action: () -> State
}

/// A custom provider that returns its state asynchronously.
///
/// VSM calls the closure on the container's actor. Without the upcoming feature, the type of a plain asynchronous
/// closure means that it leaves the actor, so the compiler distinguishes the two.
struct Eventually<State>: AsyncStateProviding {
    #if hasFeature(NonisolatedNonsendingByDefault)
    let action: () async -> State
    #else
    let action: nonisolated(nonsending) () async -> State
    #endif
}

func makeSequences(_ model: SequenceModel) async throws {
    let literal: StateSequence<Shade> = [{ .dark }, { await model.fetch() }]
    _ = literal
    var sequence = StateSequence<Shade>(synchronousStates: [{ .dark }], states: [{ await model.fetch() }])
    _ = await sequence.next()
}

/// A model that is not `Sendable`.
nonisolated struct StoredModel {
    let store: LampStore

    @StateSequenceBuilder
    func load() -> StateSequence<Shade> {
        Shade.dark
        Next { @concurrent in await fetch() }
    }

    @StateSequenceBuilder
    func loadElsewhere() -> StateSequence<Shade> {
        Shade.dark
        Next { @concurrent in await fetchElsewhere() }
    }

    func list() -> StateSequence<Shade> {
        StateSequence({ .dark }, { @concurrent in await fetch() }, { @concurrent in await fetchElsewhere() })
    }

    private func fetch() async -> Shade { .light(store.lamp) }

    @concurrent private func fetchElsewhere() async -> Shade { .light(store.lamp) }
}

nonisolated final class LampStore {
    var lamp = Lamp()
}

@MainActor
func useContainer(_ container: AsyncStateContainer<Shade>, _ lamp: Lamp) async {
    let _: Shade = container.state
    container.observe(.dark)
    container.observe(lamp.dim())
    container.observe { await lamp.dimLater() }
    container.observe({ await lamp.dimLater() })
    container.observe(lamp.dimSlowly())
    container.observe(lamp.flicker())
    container.observe([{ .dark }, { await lamp.dimLater() }])
    await container.refresh(state: { await lamp.dimLater() })
    await container.refresh { await lamp.dimLater() }
}

final class LegacyRenderedLamp {
    @LegacyRenderedViewState(render: LegacyRenderedLamp.render) var state: Shade = .dark

    func render() {}
}

final class RefreshedLamp {
    @RenderedViewState(render: RefreshedLamp.render) var state: Shade = .dark

    func render() {}

    @MainActor
    func use(_ lamp: Lamp) async {
        await $state.refresh(state: { await lamp.dimLater() })
        $state.observe { await lamp.dimLater() }
    }
}
