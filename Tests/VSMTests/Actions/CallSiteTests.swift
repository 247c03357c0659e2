import Testing
import VSM

@Suite("The place of a call")
struct CallSiteTests {
    @Test("Places are the same when file and line are")
    func equality() {
        let places = (1...2).map { _ in CallSite() }
        #expect(places[0] == places[1])
        #expect(places[0].hashValue == places[1].hashValue)
        #expect(Set(places).count == 1)
    }

    @Test("Another line or another file is another place")
    func inequality() {
        let place = CallSite(file: "Shop/CartView.swift", line: 42)
        #expect(place == CallSite(file: "Shop/CartView.swift", line: 42))
        #expect(place != CallSite(file: "Shop/CartView.swift", line: 43))
        #expect(place != CallSite(file: "Shop/CartModel.swift", line: 42))
    }

    @Test("A place is written as compilers write it")
    func description() {
        #expect(CallSite(file: "Shop/CartView.swift", line: 42).description == "Shop/CartView.swift:42")
        #expect(CallSite().description == "\(#fileID):\(#line)")
    }
}
