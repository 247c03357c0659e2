import VSM

#if canImport(Combine)
import Combine
import Dispatch
#endif

// Calls of the public API of vsm-ios 1.1.4 that a program without views can use.

func makeContainers() -> [StateContainer<Shade>] {
    let inferred = StateContainer(state: Shade.dark)
    return [inferred, StateContainer<Shade>(state: .dark), .init(state: .light(Lamp()))]
}

func read(_ container: StateContainer<Shade>) -> [AnyCancellable] {
    let state: Shade = container.state
    _ = state
    let publishers: [AnyPublisher<Shade, Never>] = [container.willSetPublisher, container.didSetPublisher]
    return publishers.map { $0.sink { _ in } } + [
        container.$state.sink { _ in },
        container.$state.map { _ in 1 }.eraseToAnyPublisher().sink { _ in },
        container.objectWillChange.sink { _ in },
    ]
}

func referTo(_ container: StateContainer<Shade>, _ states: [Shade]) -> [AnyCancellable] {
    let onState: (Shade) -> Void = container.observe
    states.forEach(onState)
    states.forEach(container.observe)
    return [container.willSetPublisher.sink(receiveValue: container.observe)]
        + states.map(StateContainer.init(state:)).map { $0.willSetPublisher.sink { _ in } }
}

@available(*, deprecated)
func readDeprecated(_ container: StateContainer<Shade>) -> AnyPublisher<Shade, Never> { container.publisher }

func observe(_ lamp: Lamp, in container: StateContainer<Shade>) {
    container.observe(lamp.dim())
    container.observe(.dark)
    container.observe(lamp.publish())
    container.observe(Just(.dark))
    container.observe(CurrentValueSubject<Shade, Never>(.dark))
    container.observe(lamp.dimSlowly())
    container.observe(lamp.flicker())
    container.observe(StateSequence({ .dark }, { await lamp.dimLater() }))
    container.observeAsync { await lamp.dimLater() }
    container.observeAsync({ await lamp.dimLater() })
    container.observeAsync(lamp.dimLater)
    container.observeAsync { lamp.flicker() }
    container.observeAsync({ lamp.dimSlowly() })
}

func observeDebounced(_ lamp: Lamp, in container: StateContainer<Shade>) {
    container.observe(lamp.dim(), debounced: .seconds(1))
    container.observe(lamp.publish(), debounced: .seconds(0.5))
    container.observe(lamp.flicker(), debounced: .milliseconds(300))
    container.observe(lamp.dimSlowly(), debounced: .microseconds(300))
    container.observeAsync({ await lamp.dimLater() }, debounced: .nanoseconds(300))
    container.observeAsync({ lamp.flicker() }, debounced: .seconds(1))
    container.observe(lamp.dim(), debounced: .seconds(1), identifier: "dim")
    container.observe(lamp.publish(), debounced: .seconds(1), identifier: 1)
    container.observe(lamp.flicker(), debounced: .seconds(1), identifier: AnyHashable("flicker"))
    container.observeAsync({ await lamp.dimLater() }, debounced: .seconds(1), identifier: "later")
    container.observeAsync({ lamp.flicker() }, debounced: .seconds(1), identifier: "flicker")
    container.observe(lamp.dim(), debounced: .seconds(1), file: #file, line: #line)
}

func observeDebouncedByNumbers(_ lamp: Lamp, in container: StateContainer<Shade>, file: String, line: UInt) {
    container.observe(lamp.dim(), debounced: 0.5)
    container.observe(lamp.publish(), debounced: 1)
    container.observe(lamp.flicker(), debounced: .init(.seconds(1)))
    container.observeAsync({ await lamp.dimLater() }, debounced: .init(.milliseconds(1)))
    container.observeAsync({ lamp.flicker() }, debounced: 0.5, identifier: "flicker")
    container.observe(lamp.dim(), debounced: .seconds(1), file: file, line: line)
    container.observe(lamp.publish(), debounced: .seconds(1), file: file, line: line)
    container.observe(lamp.flicker(), debounced: .seconds(1), file: file, line: line)
    container.observeAsync({ await lamp.dimLater() }, debounced: .seconds(1), file: file, line: line)
    container.observeAsync({ lamp.flicker() }, debounced: .seconds(1), file: file, line: line)
}

#if canImport(Combine)
func observeDebouncedByStride(
    _ lamp: Lamp,
    in container: StateContainer<Shade>,
    pause: DispatchQueue.SchedulerTimeType.Stride
) {
    container.observe(.dark, debounced: pause)
    container.observe(lamp.dim(), debounced: pause)
    container.observe(lamp.publish(), debounced: pause)
    container.observe(lamp.flicker(), debounced: pause)
    container.observe(lamp.dimSlowly(), debounced: pause, identifier: "slowly")
    container.observeAsync({ await lamp.dimLater() }, debounced: pause)
    container.observeAsync({ lamp.flicker() }, debounced: pause)
    container.observeAsync({ lamp.dimSlowly() }, debounced: pause, identifier: "slowly")
}
#endif

func useProtocols(
    _ lamp: Lamp,
    _ observing: some StateObserving<Shade>,
    _ publishing: some StatePublishing<Shade>,
    _ containing: some StateContaining<Shade>
) {
    observing.observe(lamp.dim())
    observing.observe(lamp.publish())
    observing.observeAsync { await lamp.dimLater() }
    observing.observe(lamp.dim(), debounced: .seconds(1))
    _ = publishing.willSetPublisher
    _ = publishing.didSetPublisher
    containing.observe(lamp.flicker())
    _ = containing.didSetPublisher
}

func useExistentials(_ lamp: Lamp, _ observing: any StateObserving<Shade>, _ publishing: any StatePublishing<Shade>) {
    observing.observe(lamp.dim())
    observing.observe(lamp.publish(), debounced: .seconds(1), identifier: "publish")
    _ = publishing.didSetPublisher
}

func iterate(_ sequence: StateSequence<Shade>) async {
    var iterator = sequence.makeAsyncIterator()
    _ = await iterator.next()
    for await state in sequence { _ = state }
}

func iterateItself() async throws {
    var sequence = StateSequence<Shade>({ .dark }, { .dark })
    _ = await sequence.next()
    let iterator: StateSequence<Shade> = sequence.makeAsyncIterator()
    let _: any AsyncIteratorProtocol = iterator
}

func copy(_ lamp: Lamp) -> [Lamp] {
    [lamp.copy(mutating: { $0.brightness = 2 }), lamp.copy(mutatingPath: \.brightness, value: 3)]
}

/// A view that uses the deprecated protocol.
final class LampRenderer: ViewStateRendering {
    let container = StateContainer<Shade>(state: .dark)

    func use(_ lamp: Lamp) {
        let _: Shade = state
        let _: ViewState = state
        observe(lamp.dim())
        observe(.dark)
        observe(lamp.publish())
        observeAsync { await lamp.dimLater() }
        observeAsync { lamp.flicker() }
        observe(lamp.dim(), debounced: .seconds(1))
        observe(lamp.publish(), debounced: .seconds(1))
        observeAsync({ await lamp.dimLater() }, debounced: .seconds(1))
        observeAsync({ lamp.flicker() }, debounced: .seconds(1))
        observe(lamp.dim(), debounced: .seconds(1), identifier: "dim")
        observe(lamp.publish(), debounced: .seconds(1), identifier: "publish")
        observeAsync({ await lamp.dimLater() }, debounced: .seconds(1), identifier: "later")
        observeAsync({ lamp.flicker() }, debounced: .seconds(1), identifier: "flicker")
    }
}

/// A view that is an object and renders after each change.
final class RenderedLamp {
    @RenderedViewState var state: Shade

    init(lamp: Lamp) {
        _state = .init(wrappedValue: .light(lamp), render: RenderedLamp.render)
    }

    init(container: StateContainer<Shade>) {
        _state = .init(container: container, render: RenderedLamp.render)
    }

    func render() {
        let _: Shade = state
    }

    func use(_ lamp: Lamp) {
        $state.startRendering(on: self)
        $state.observe(lamp.dim())
        $state.observe(lamp.publish())
        $state.observe(lamp.flicker())
        $state.observeAsync { await lamp.dimLater() }
        $state.observeAsync { lamp.flicker() }
        $state.observe(lamp.dim(), debounced: .seconds(1))
        $state.observe(lamp.publish(), debounced: .seconds(1), identifier: "publish")
        $state.observe(lamp.flicker(), debounced: .seconds(1), identifier: "flicker")
        $state.observeAsync({ await lamp.dimLater() }, debounced: .seconds(1), identifier: "later")
        $state.observeAsync({ lamp.flicker() }, debounced: .seconds(1), identifier: "flicker")
        let _: [AnyPublisher<Shade, Never>] = [$state.willSetPublisher, $state.didSetPublisher]
    }
}

/// A view that is an object and renders before each change.
final class ForeseeingLamp {
    @RenderedViewState(render: ForeseeingLamp.render) var state: Shade = .dark

    init() {}

    init(container: StateContainer<Shade>) {
        _state = .init(container: container, render: ForeseeingLamp.render)
    }

    func render(_ newState: Shade) {}
}

@available(*, deprecated)
func debug(_ container: StateContainer<Shade>, _ containing: some StateContaining<Shade>) {
    container._debug()
    container._debug(options: [.didSet, .print])
    _ = containing._debug(options: .conciseEnum)
    StateContainer._debug()
    StateContainer._debug(options: .enumDefaults)
    RenderedViewState._debug(options: .defaults)
    let options: _StateContainerDebugOptions = [
        .willSet, .didSet, .print, .nsLog, .memory, .container, .event, .enumLabel,
    ]
    _ = Set([options])
    _ = _StateContainerUtils.getEnumName(container.state)
}
