import SwiftUI
import VSM

// Calls of the public API of vsm-ios that need a view; they are compiled but not run. `DropIn/OriginalCalls` contains
// the calls that need no view.

/// The property wrapper of 1.1.4.
struct LampView: View {
    @ViewState var state: Shade
    private let lamp = Lamp()

    init() {
        _state = .init(wrappedValue: .dark)
    }

    init(container: StateContainer<Shade>) {
        _state = .init(container: container)
    }

    init(shared: StateContainer<Shade>) {
        _state = ViewState(container: shared)
    }

    var body: some View {
        Button("Dim") { $state.observe(lamp.dim()) }
            .onReceive($state.willSetPublisher) { _ in }
            .onReceive($state.didSetPublisher) { _ in }
            .onAppear { use($state) }
    }

    private func use(_ container: some StateContaining<Shade>) {
        container.observe(lamp.publish())
        container.observeAsync { await lamp.dimLater() }
        container.observe(lamp.dim(), debounced: .seconds(1))
        container.observe(lamp.flicker(), debounced: .seconds(1), identifier: "flicker")
    }
}

/// The property wrapper of 2.0.0.
struct ContainedLampView: View {
    @ViewState var state = Shade.dark
    private let lamp = Lamp()

    var body: some View {
        Button("Dim") { _state.container.observe(lamp.dim()) }
            .onAppear { $state.observe(lamp.dimSlowly()) }
    }
}

/// Bindings of every form, on the protocol and on the container.
struct BoundLampView: View, @MainActor ViewStateRendering {
    @StateObject var container: StateContainer<Lamp>

    init(lamp: Lamp) {
        _container = .init(state: lamp)
    }

    var body: some View {
        Text(bindings.map { "\($0.wrappedValue)" }.joined(separator: " "))
            .onAppear { observe(container.state) }
    }

    private var bindings: [Binding<Int>] {
        [
            bind(\.brightness, to: { $0.shine($1) }),
            bind(\.brightness, to: Lamp.shine),
            bind(\.brightness, to: { await $0.shineLater($1) }),
            bind(\.brightness, to: Lamp.shineLater),
            bind(\.brightness, to: { $0.publishShining($1) }),
            bind(\.brightness, to: Lamp.publishShining),
            container.bind(\.brightness, to: { lamp, value in lamp.shine(value) }),
            container.bind(\.brightness, to: Lamp.shine),
            container.bind(\.brightness, to: { $0.publishShining($1) }),
            container.bind(\.brightness, to: Lamp.publishShining),
            container.bindAsync(\.brightness, to: { await $0.shineLater($1) }),
            container.bindAsync(\.brightness, to: Lamp.shineLater),
        ]
    }

    private func useProtocol(_ binding: some StateBinding<Lamp>) -> Binding<Int> {
        binding.bind(\.brightness, to: Lamp.shine)
    }
}

extension Lamp {
    fileprivate func shine(_ brightness: Int) -> Lamp { copy(mutatingPath: \.brightness, value: brightness) }
    fileprivate func shineLater(_ brightness: Int) async -> Lamp { shine(brightness) }
    fileprivate func publishShining(_ brightness: Int) -> AnyPublisher<Lamp, Never> {
        Just(shine(brightness)).eraseToAnyPublisher()
    }
}

struct LegacyLampView: View {
    @LegacyViewState var state = Shade.dark

    var body: some View {
        Button("Dim") { $state.observe(Shade.dark) }
    }
}

struct RefreshedLampView: View {
    @ViewState var state = Shade.dark
    private let lamp = Lamp()

    var body: some View {
        List { Text("Lamp") }
            .refreshable { await $state.refresh(state: { await lamp.dimLater() }) }
    }
}

/// The parameters of 2.0.0 that log.
struct LoggedLampView: View {
    @ViewState var state: Shade
    @ViewState(loggingEnabled: true) var enabled = Shade.dark
    @ViewState(subsystem: "lamps", observedViewType: LoggedLampView.self) var named: Shade = .dark

    init() {
        _state = .init(wrappedValue: .dark, observedViewType: Self.self, loggingEnabled: true)
    }

    var body: some View { Text("Lamp") }
}

/// The parameters of 2.0.0 that log, in a class.
final class LoggedLamp {
    @RenderedViewState var state: Shade
    @RenderedViewState(render: LoggedLamp.render, subsystem: "lamps", loggingEnabled: true) var other = Shade.dark

    init() {
        _state = .init(wrappedValue: .dark, render: Self.renderShade, loggingEnabled: true)
    }

    func render() {}
    func renderShade(_ shade: Shade) {}
}

struct DebuggedLampView: View {
    @ViewState var state = Shade.dark

    @available(*, deprecated)
    init() {
        ViewState._debug()
        ViewState._debug(options: .conciseEnum)
        $state._debug(options: [.willSet, .nsLog])
    }

    var body: some View { Text("Lamp") }
}
