import Testing

@testable import VSMTesting

@Suite("Seeds")
struct TestSeedTests {
    @Test(
        "A seed can be created from its description",
        arguments: [
            .inOrder, 0, 417, TestSeed(.max), TestSeed(path: [1]), TestSeed(path: [0, 2, 1]), TestSeed(path: [65_535]),
        ]
    )
    func roundTrip(seed: TestSeed) {
        #expect(TestSeed(seed.description) == seed)
        #expect(TestSeed(stringLiteral: seed.description) == seed)
    }

    @Test("Numbers and paths have different descriptions")
    func texts() {
        #expect(TestSeed(417).description == "417")
        #expect(TestSeed(path: [0, 2, 1]).description == "0-2-1")
        #expect(TestSeed(path: [5]).description == "5-0")
        #expect(TestSeed.inOrder.description == "0-0")
        #expect(TestSeed(5) != TestSeed(path: [5]))
    }

    @Test("Trailing zeros of a path are ignored")
    func zeros() {
        #expect(TestSeed("0-2-0-0") == TestSeed("0-2"))
        #expect(TestSeed("0-0-0") == .inOrder)
    }

    @Test(
        "Strings that are not seeds are refused",
        arguments: [
            "", "-", "x", "1-", "-1", "1--2", "1-x", "1-65536", "18446744073709551616", " 1", "1.5", "+5", "1-+2",
        ]
    )
    func wrong(text: String) {
        #expect(TestSeed(text) == nil)
    }

    #if os(Linux) || os(macOS)
    @Test("A literal that is not a seed traps with a message")
    func wrongLiteral() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let seed: TestSeed = "first"
            _ = seed
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "\"first\" is not a seed. Seeds are numbers such as 417, and paths such as \"0-2-1\"."
            )
        )
    }
    #endif

    @Test(
        "A seed of another test is reported",
        arguments: [TestSeed(path: [7]), TestSeed(path: [1, 1, 1, 1])]
    )
    func notFromThisTest(seed: TestSeed) {
        let texts = issueTexts {
            withTestHost(seed: seed) { host in
                host.start {}
                host.start {}
                host.runUntilIdle()
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("The seed \(seed) does not fit this test") == true)
    }
}
