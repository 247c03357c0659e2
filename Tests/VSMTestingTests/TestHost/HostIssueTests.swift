import Testing
import VSM

@testable import VSMTesting

@Suite("Mistakes that a test host notices")
struct HostIssueTests {
    @Test("A container of the main actor that is used on a host fails the test")
    func containerOfTheMainActor() {
        let text = failureText {
            withTestHost { _ in StateContainer(state: 0).observe(1) }
        }
        #expect(text.contains("StateContainer<Int>.observe was used outside of the main actor"))
        #expect(text.contains("HostIssueTests.swift:"))
    }
}
