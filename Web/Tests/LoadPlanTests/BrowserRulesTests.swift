import LoadPlan
import Testing

@Suite("As a browser")
struct BrowserRulesTests {
    @Test("a page connects again after growing pauses, until it has been live for some time")
    func connecting() {
        var rejoining = Rejoining()
        let pauses = (0..<8).map { _ in rejoining.pauseBeforeConnecting(random: 1) }
        #expect(pauses == [0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10, 10])
        expectPause(rejoining.pauseBeforeConnecting(random: 0)) { $0 == 5 }
        rejoining.noteStable()
        expectPause(rejoining.pauseBeforeConnecting(random: 1)) { $0 == 0.2 }
        expectPause(rejoining.pauseBeforeConnecting(atOnce: true, random: 1)) { $0 == 0 }
    }

    @Test("a page is asked for after five connections in a row could not be opened")
    func doubts() {
        var rejoining = Rejoining()
        expect(0..<5, [false, false, false, false, true]) { rejoining.noteEnd() }
        rejoining.noteOpened()
        let isDoubted = rejoining.noteEnd()
        #expect(!isDoubted)
    }

    @Test("a page that is gone is loaded at once, and later if that was useless")
    func loading() {
        var rejoining = Rejoining()
        expect(0..<4, [0, 5, 10, 20]) { rejoining.pauseBeforeLoading() }
        rejoining.noteLive()
        expectPause(rejoining.pauseBeforeLoading()) { $0 == 0 }
        expect(0..<3, [1, 2, 4]) { rejoining.pauseBeforeAsking(random: 1) }
        for _ in 0..<1_000 {
            expectPause(rejoining.pauseBeforeAsking(random: 1)) { $0 <= 30 }
            expectPause(rejoining.pauseBeforeLoading()) { $0 <= 60 }
            _ = rejoining.noteEnd()
        }
    }

    @Test("cookies are kept, replaced and deleted")
    func cookies() {
        var jar = CookieJar()
        jar.take("NODE=node1; Path=/; HttpOnly")
        jar.take("vsm-8080=a.b; Path=/; Max-Age=31536000")
        jar.take("NODE=node2; Path=/")
        #expect(jar.header == "vsm-8080=a.b; NODE=node2")
        jar.take("vsm-8080=; Path=/; Max-Age=0")
        jar.remove("NODE")
        #expect(jar.header == nil)
        for header in ["", "=", "name", ";", String(repeating: "a", count: 5_000) + "=b"] { jar.take(header) }
        #expect(jar.header == nil)
        for number in 0..<1_000 { jar.take("cookie\(number)=value") }
        #expect((jar.header?.utf8.count ?? 0) < 2_000)
    }
}

@Suite("The command line")
struct LoadOptionsTests {
    @Test("has a scenario and options")
    func options() throws {
        let options = try LoadOptions([
            "shop.txt", "--address", "http://10.0.0.5:9000/", "--visitors", "200", "--seconds", "1.5",
        ])
        #expect(options.scenario == "shop.txt")
        #expect((options.host, options.port) == ("10.0.0.5", 9000))
        #expect(options.authority == "10.0.0.5:9000")
        #expect((options.visitors, options.seconds) == (200, 1.5))
        #expect(try LoadOptions(["a", "--host", "shop.example"]).authority == "shop.example")
    }

    @Test(
        "that cannot be read names the mistake",
        arguments: [
            ([], "Name the file with the scenario."), (["a", "b"], "\"b\" is one file too many."),
            (["a", "--visitors"], "--visitors needs a value."), (["a", "--fast", "1"], "There is no option --fast."),
            (["a", "--visitors", "many"], "--visitors is \"many\"; it must be a number from 1 to 20000."),
            (["a", "--address", "https://shop.example"], "\"https://shop.example\" is not an address"),
            (["a", "--address", "http://:80"], "\"http://:80\" is not an address"),
            (["a", "--address", "http://host:99999"], "\"http://host:99999\" is not an address"),
        ]
    )
    func mistakes(arguments: [String], sentence: String) {
        let problem = #expect(throws: OptionProblem.self) { try LoadOptions(arguments) }
        #expect(message(of: problem).hasPrefix(sentence), "\(message(of: problem))")
    }
}
