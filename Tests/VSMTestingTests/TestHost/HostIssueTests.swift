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

    @globalActor
    private actor Elsewhere {
        static let shared = Elsewhere()
    }

    @Test("A test that is isolated to an actor other than the main actor fails, because its closures would run there")
    @Elsewhere
    func onAnActor() {
        for check in [
            { withTestHost { _ in } },
            { forEachSeed(in: 1...1, allowsSingleOrder: true) { _ in } },
            { _ = forEachInterleaving(allowsSingleOrder: true) { _ in } },
        ] as [@Elsewhere () -> Void] {
            let texts = issueTexts { check() }
            #expect(texts.count == 1)
            #expect(texts.first?.contains("remove what isolates it") == true)
        }
    }
}
