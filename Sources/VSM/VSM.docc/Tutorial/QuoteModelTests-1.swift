import Testing
import VSM
import VSMTesting

@testable import Quotes

@Test("Shows a quote")
func loads() {
    withTestHost { host in
        let model = LoaderModel { "Less is more." }
        let journey = host.journey(of: model.load())
        host.runUntilIdle()
        journey.expect(.loading, .loaded(quote: "Less is more.", model))
    }
}
