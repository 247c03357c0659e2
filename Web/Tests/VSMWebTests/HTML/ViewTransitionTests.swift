import Testing

@testable import VSMWeb

@MainActor
@Suite("View transitions")
struct ViewTransitionTests {
    @Test("An element has a transition value and a name")
    func attributes() {
        let html = html { p { "a" }.viewTransition(on: 1).viewTransitionName("row", 7) }
        #expect(html.wholeMatch(of: /<p data-vsm-transition="[0-9a-z]+" data-vsm-name="row-[0-9a-z]+">a<\/p>/) != nil)
    }

    @Test("A transition occurs only if the value changes")
    func value() {
        let page = TestPage { p { "a" }.viewTransition(on: [1, 2]) }
        #expect(page.show { p { "a" }.viewTransition(on: [1, 2]) } == "")
        #expect(page.show { p { "a" }.viewTransition(on: [2, 1]) }.contains("data-vsm-transition"))
    }

    @Test("Names are valid in CSS and have no other meaning there")
    func names() {
        for name in ["a", "picture-2", "A_b"] { #expect(ViewTransitionName.isValid(name)) }
        for name in ["", "2", "-a", "none", "Root", "a b", "a;b", "ä", "a\u{301}", "a/**/", "inherit"] {
            #expect(!ViewTransitionName.isValid(name), "\(name)")
        }
    }

    @Test("An invalid name traps with advice")
    func trap() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = p { "a" }.viewTransitionName("a;b")
        }
    }
}
