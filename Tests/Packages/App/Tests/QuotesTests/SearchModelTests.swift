import Testing
import VSM
import VSMTesting

@testable import Quotes

@Test("A search begins when nothing was typed for half a second")
func searches() {
    withTestHost { host in
        let model = SearchModel { [$0.uppercased()] }
        let container = host.container(state: SearchViewState.ready(model))
        let journey = host.record(container)
        for text in ["s", "so"] {
            container.observe(model.search(text), debounced: .seconds(0.5, on: host.clock))
        }
        host.advance(by: .seconds(0.5))
        journey.expect(cases: "ready", "searching", "found")
        if case .found(let places, _) = container.state { #expect(places == ["SO"]) }
    }
}
