import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

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

@Suite("Lists and changes: a view that follows a value")
struct CounterPageTests {
    @Test("A nested view follows a value")
    func values() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Limits") { _ in LimitsView() })
            try page.button("More").click()
            try page.expect(.text("0 of 4"))
        }
    }
}
