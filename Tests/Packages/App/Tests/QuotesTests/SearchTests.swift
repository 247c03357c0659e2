import Testing
import VSM
import VSMTesting

@testable import Quotes

// snippet.test
@MainActor
@Test("A search begins when nothing was typed for half a second", .timeLimit(.minutes(1)))
func searches() async {
    let clock = TestClock()
    let model = SearchModel { [$0.uppercased()] }
    let container = StateContainer(state: SearchViewState.ready(model))
    container.observe(model.search("so"), debounced: .seconds(0.5, on: clock))
    await clock.waitForSleeper(until: .seconds(0.5))
    clock.advance(by: .seconds(0.5))
    for await state in container.states {
        guard case .found(let places, _) = state else { continue }
        #expect(places == ["SO"])
        break
    }
}
// snippet.end
