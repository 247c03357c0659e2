import Synchronization
import Testing
import VSM

@Suite("Call sites")
struct CallSiteTests {
    @Test("Call sites are equal if their files and lines are equal")
    func equality() {
        let places = (1...2).map { _ in CallSite() }
        #expect(places[0] == places[1])
        #expect(places[0].hashValue == places[1].hashValue)
        #expect(Set(places).count == 1)
    }

    @Test("Call sites with different lines or files are different")
    func inequality() {
        let place = CallSite(file: "Shop/CartView.swift", line: 42)
        #expect(place == CallSite(file: "Shop/CartView.swift", line: 42))
        #expect(place != CallSite(file: "Shop/CartView.swift", line: 43))
        #expect(place != CallSite(file: "Shop/CartModel.swift", line: 42))
    }

    @Test("The description has the form that compilers use")
    func description() {
        #expect(CallSite(file: "Shop/CartView.swift", line: 42).description == "Shop/CartView.swift:42")
        #expect(CallSite().description == "\(#fileID):\(#line)")
    }

    @Test("The file of a call may be a variable")
    func fileInAVariable() async {
        let file = ["Shop", "CartView.swift"].joined(separator: "/")
        #expect(CallSite(file: file, line: 42).description == "Shop/CartView.swift:42")
        await TestActor().run { _ in
            let container = StateContainer(state: 0)
            let record = CallRecord()
            container.attach(record)
            container.observe(1, file: file, line: 1)
            container.observe(Just(2), file: file, line: 2)
            container.observe(StateSequence({ 3 }), file: file, line: 3)
            await container.observe(ObservedAction { 4 }, until: { _ in true }, file: file, line: 4)
            #expect(record.calls == (1...4).map { CallSite(file: "Shop/CartView.swift", line: $0) })
        }
    }

    /// Records where actions were observed.
    private final class CallRecord: ContainerObserver {
        private let recorded = Mutex<[CallSite]>([])

        var calls: [CallSite] { recorded.withLock { $0 } }

        func containerDidEmit(_ event: ContainerEvent) {
            guard case .began = event.kind, let call = event.action.call else { return }
            recorded.withLock { $0.append(call) }
        }
    }
}
