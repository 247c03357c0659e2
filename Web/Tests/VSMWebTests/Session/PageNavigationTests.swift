import Testing

@testable import VSMWeb

@Suite("Decisions of a page's navigation")
struct PageNavigationTests {
    private var navigation = PageNavigation(PageRequest(target: "/a", visitor: "")!)

    private func address(_ target: String, _ change: AddressChange = .push) -> PageMetadata {
        PageMetadata(address: PageAddress(target: target, change: change))
    }

    private func redirect(_ target: String, permanently isPermanent: Bool = false) -> PageMetadata {
        PageMetadata(redirect: PageRedirect(target: target, isPermanent: isPermanent))
    }

    @Test("An address from the state replaces the current one, and is pushed after the person has done something")
    mutating func address() {
        #expect(navigation.step(after: PageMetadata()) == .stay)
        #expect(navigation.step(after: address("/a?x=0")) == .adopt(replaces: true))
        navigation.noteAction()
        #expect(navigation.step(after: address("/a?x=1")) == .adopt(replaces: false))
        #expect(navigation.request.target == "/a?x=1")
        #expect(navigation.step(after: address("/a?x=1")) == .stay)
        #expect(navigation.step(after: address("/a?x=2", .replace)) == .adopt(replaces: true))
    }

    @Test("An address that has not changed yet does not revert a visit")
    mutating func back() {
        navigation.noteAction()
        #expect(navigation.step(after: address("/a?x=1")) == .adopt(replaces: false))
        navigation.visit(PageRequest(target: "/a", visitor: "")!)
        #expect(navigation.step(after: address("/a?x=1")) == .stay)
        #expect(navigation.step(after: address("/a")) == .stay)
        #expect(navigation.request.target == "/a")
    }

    @Test("A redirection is carried out once, and remembered for the first response")
    mutating func redirect() {
        #expect(navigation.step(after: redirect("/b#top", permanently: true)) == .show(replaces: true))
        #expect(navigation.request.target == "/b")
        #expect(navigation.firstRedirect == PageRedirect(target: "/b", isPermanent: true))
        #expect(navigation.step(after: redirect("/b#top", permanently: true)) == .stay)
        #expect(navigation.step(after: redirect("/c")) == .show(replaces: true))
        #expect(navigation.firstRedirect == PageRedirect(target: "/c", isPermanent: false))
        #expect(navigation.step(after: redirect("https://example.com")) == .leave(for: "https://example.com"))
    }

    @Test("Pages that redirect to each other are stopped with their names, until the person does something")
    mutating func circle() {
        for number in 1...PageNavigation.maximumRedirects {
            #expect(navigation.step(after: redirect(number.isMultiple(of: 2) ? "/a" : "/b")) == .show(replaces: true))
        }
        let problem = "Pages redirect to each other without end: /a → /b → /a → /b."
        #expect(navigation.step(after: redirect("/b")) == .complain(problem))
        #expect(navigation.problem == problem)
        navigation.noteAction()
        #expect(navigation.step(after: redirect("/c")) == .show(replaces: false))
    }

    @Test("A page that redirects to itself is stopped")
    mutating func itself() {
        let problem = "Pages redirect to each other without end: /a → /a."
        #expect(navigation.step(after: redirect("/a")) == .complain(problem))
        #expect(navigation.step(after: redirect("/a")) == .stay)
    }

    @Test("An address that is too long is refused with a sentence")
    mutating func tooLong() {
        let step = navigation.step(after: address("/" + String(repeating: "x", count: 3_000)))
        guard case .complain(let problem) = step else { return #expect(Bool(false), "\(step)") }
        #expect(problem.hasSuffix("Is it too long?"))
        #expect(navigation.request.target == "/a")
    }
}
