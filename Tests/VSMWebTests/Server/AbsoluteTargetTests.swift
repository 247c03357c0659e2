import Testing

@testable import VSMWeb

@Suite("Targets in absolute form", .timeLimit(.minutes(10)))
struct AbsoluteTargetTests {
    @Test(
        "The authority and the path are told apart",
        arguments: [
            ("http://other/", "other", "/"), ("http://other", "other", "/"), ("HTTP://Other:1/a?b", "Other:1", "/a?b"),
            ("https://other?a", "other", "/?a"), ("http://a@b/c", "a@b", "/c"), ("http:///a", "", "/a"),
            ("http://other//a", "other", "//a"),
        ]
    )
    func parts(target: String, authority: String, path: String) {
        #expect(AbsoluteTarget(target)?.authority == authority)
        #expect(AbsoluteTarget(target)?.path == path)
    }

    @Test("Other forms are left alone", arguments: ["/", "/http://a", "", "*", "http:/a", "ftp://a", "//a", "http"])
    func others(target: String) {
        #expect(AbsoluteTarget(target) == nil)
    }
}
