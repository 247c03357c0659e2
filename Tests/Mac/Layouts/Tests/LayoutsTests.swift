import Testing
import VSM
import VSMTesting

@testable import Layouts

@Suite("Tests that run in an app which links VSM, and that link VSMTesting")
struct LayoutsTests {
    @Test("The app and its tests have one copy of VSM")
    func copies() {
        #expect(Library.container == ObjectIdentifier(StateContainer<Int>.self))
    }

    @Test("A container of the app runs on the host of the test")
    func host() {
        withTestHost { host in
            let container = Library.loading()
            #expect(container.state == 0)
            host.runUntilIdle()
            #expect(container.state == 1)
        }
    }
}
