import Testing

@testable import VSMWeb

@Suite("Requests for pages")
struct PageRequestTests {
    @Test(
        "A path is split and decoded",
        arguments: [
            ("/", []), ("/a", ["a"]), ("/a/b/", ["a", "b"]), ("/a%20b?c=/d#e", ["a b"]), ("/%C3%A9", ["é"]),
            ("/a%2Fb", ["a/b"]), ("/?x", []),
        ] as [(String, [String])]
    )
    func path(target: String, expected: [String]) {
        let request = PageRequest(target: target, visitor: "v")
        #expect(request?.path == expected)
        #expect(request?.target == target)
    }

    @Test(
        "A target that is not a path of this site is refused",
        arguments: [
            "", "a", "//example.com", "http://example.com/", "/\\example.com", "/a b", "/\u{0}", "/%", "/%4", "/%zz",
            "/%FF", "/%ed%a0%80", "/%00", "/a%00", "/a%", "/\n", "javascript:alert(1)",
            "/" + String(repeating: "a", count: 3000), "/?" + String(repeating: "a", count: 3000),
        ]
    )
    func refused(target: String) {
        #expect(PageRequest(target: target, visitor: "v") == nil)
    }
}
