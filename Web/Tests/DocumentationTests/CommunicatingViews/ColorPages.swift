import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

struct PaletteViewState {
    var chosen: String

    func choose(_ color: String) -> PaletteViewState { PaletteViewState(chosen: color) }
}

// snippet.closure
struct PaletteView: HTMLView {
    var initialState: PaletteViewState { PaletteViewState(chosen: "red") }

    func body(_ container: StateContainer<PaletteViewState>) -> some HTML {
        p { "Chosen: \(container.state.chosen)" }
        ColorField(color: container.state.chosen) { color in
            container.observe(container.state.choose(color))
        }
    }
}

struct ColorField: HTMLView {
    let color: String
    let onChoose: (String) -> Void
    var initialState: ColorViewState { ColorViewState(text: color) }

    func body(_ container: StateContainer<ColorViewState>) -> some HTML {
        label {
            "Color"
            input(name: "color", value: color).onInput { container.observe(ColorViewState(text: $0)) }
        }
        button { "Use" }.onClick { onChoose(container.state.text) }
    }
}
// snippet.end

struct ColorViewState {
    var text: String
}

struct CounterViewState {
    let limit: Int
    var count = 0
}

// snippet.value
struct CounterView: HTMLView {
    let limit: Int
    var initialState: CounterViewState { CounterViewState(limit: limit) }

    func body(_ container: StateContainer<CounterViewState>) -> some HTML {
        p { "\(container.state.count) of \(container.state.limit)" }
            .onChange(of: limit) { container.observe(CounterViewState(limit: $0)) }
    }
}
// snippet.end

struct LimitsView: HTMLView {
    var initialState: Int { 3 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        button { "More" }.onClick { container.observe(container.state + 1) }
        CounterView(limit: container.state)
    }
}

@Suite("Communicating views")
struct ColorPageTests {
    @Test("A nested view reports the chosen color")
    func closures() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Colors") { _ in PaletteView() })
            try page.field("Color").fill("green")
            try page.button("Use").click()
            try page.expect(.text("Chosen: green"))
        }
    }

    @Test("A nested view follows a value")
    func values() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Limits") { _ in LimitsView() })
            try page.button("More").click()
            try page.expect(.text("0 of 4"))
        }
    }
}
