import Synchronization
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

private enum WeatherState {
    case loading
    case loaded(String)

    var text: String {
        switch self {
        case .loading: "loading"
        case .loaded(let text): text
        }
    }
}

private final class WeatherStation: Sendable {
    private let count = Mutex(0)

    var calls: Int { count.withLock { $0 } }

    func load() -> StateSequence<WeatherState> {
        StateSequence(.loading).then {
            self.count.withLock { $0 += 1 }
            return .loaded("sun")
        }
    }
}

private struct WeatherView: ViewWithInitialAction {
    let station: WeatherStation

    var initialAction: StateSequence<WeatherState> { station.load() }

    func body(_ container: StateContainer<WeatherState>) -> some HTML {
        p { container.state.text }
        button { "Again" }.onClick { container.observe(station.load()) }
    }
}

private struct PlainView: ViewWithInitialAction {
    var initialAction: StateSequence<WeatherState> {
        StateSequence {
            WeatherState.loading
            WeatherState.loaded("rain")
        }
    }

    func body(_ container: StateContainer<WeatherState>) -> some HTML {
        p { container.state.text }
    }
}

@Suite("Live tests: views that begin with an action")
struct ViewWithInitialActionTests {
    @Test("The first state is rendered, and the action begins once, when the view appears")
    func begins() throws {
        try withTestHost { host in
            let station = WeatherStation()
            let page = try host.open(.page { WeatherView(station: station) })
            #expect(page.outline.contains("loading"))
            #expect(station.calls == 0)
            try page.expect(.text("sun"))
            try page.button("Again").click()
            try page.expect(.text("sun"))
            #expect(station.calls == 2)
        }
    }

    @Test("All states that are ready are set before the page is shown")
    func ready() throws {
        try withTestHost { host in
            let page = try host.open(.page { PlainView() })
            #expect(page.outline.contains("rain"))
        }
    }
}
