import Testing

@testable import VSMWeb

@Suite("Targets in absolute form", .timeLimit(.minutes(10)))
struct AbsoluteTargetTests {
    @Test(
        "The scheme, the authority and the path are parsed",
        arguments: [
            ("http://other/", "http", "other", "/"), ("http://other", "http", "other", "/"),
            ("HTTP://Other:1/a?b", "http", "Other:1", "/a?b"), ("https://other?a", "https", "other", "/?a"),
            ("http://a@b/c", "http", "a@b", "/c"), ("http:///a", "http", "", "/a"),
            ("http://other//a", "http", "other", "//a"), ("ftp://a", "ftp", "a", "/"),
        ]
    )
    func parts(target: String, scheme: String, authority: String, path: String) {
        #expect(AbsoluteTarget(target)?.scheme == scheme)
        #expect(AbsoluteTarget(target)?.authority == authority)
        #expect(AbsoluteTarget(target)?.path == path)
    }

    @Test("Other forms are not parsed", arguments: ["/", "/http://a", "", "*", "http:/a", "//a", "http"])
    func others(target: String) {
        #expect(AbsoluteTarget(target) == nil)
    }
}
