import Testing

@testable import VSMWeb

@Suite("Routes")
struct RouteTests {
    /// Values that an address cannot contain without escaping.
    private static let awkward = [
        "", ".", "..", "...", "~", "~~", "~.", "~bob", "a/b", "a b", "a+b", "100%", "%2F", "?x=1&y", "#", "//", "é",
        "e\u{301}",
        "👩‍👩‍👧", "\r\n", "\u{7f}", "a=b", "\\", "javascript:", "<b>\"'",
    ]

    @Test("Each page is read from its own address, whatever values it has")
    func roundTrip() {
        let pages: [TestRoute] =
            [.home, .item(.init(rawValue: .min)), .search(text: "", filter: nil, tags: [], page: 1)]
            + Self.awkward.flatMap { text -> [TestRoute] in
                [
                    .line(order: -3, name: text), .editing(text),
                    .search(text: text, filter: .done, tags: [text, "", text], page: 2),
                ]
            }
        #expect(TestRoute.mistakes(in: pages).isEmpty)
        for page in pages {
            #expect(PageRequest(target: page.address.target, visitor: "") != nil, "\(page)")
            #expect(WebURL(page.url.string) != nil, "\(page)")
            #expect(!page.address.target.hasPrefix("//"), "\(page)")
        }
    }

    @Test("An address has its values in order, and leaves out defaults")
    func addresses() {
        #expect(TestRoute.home.address.target == "/")
        #expect(TestRoute.item(.init(rawValue: 3)).address.target == "/items/3")
        #expect(TestRoute.line(order: 4, name: "a/b c").address.target == "/orders/4/lines/a%2Fb%20c")
        #expect(TestRoute.editing("..").address.target == "/tags/~../edit")
        let all = TestRoute.search(text: "ü", filter: .open, tags: ["a", "b"], page: 2)
        #expect(all.address.target == "/search?q=%C3%BC&filter=open&tag=a&tag=b&page=2")
        #expect(TestRoute.search(text: "", filter: nil, tags: [], page: 1).address.target == "/search")
    }

    @Test("A page has one address: other texts of a value are not read")
    func canonical() {
        for target in [
            "/items/007", "/items/+7", "/items/x", "/items", "/items/7/8", "/item/7", "/Items/7", "/items/%zz",
        ] {
            #expect(TestRoute(target) == nil, "\(target)")
        }
        #expect(TestRoute("/items/7/") == .item(.init(rawValue: 7)))
        #expect(TestRoute("/items/%37#fragment") == .item(.init(rawValue: 7)))
    }

    @Test("Unknown and unreadable items of a query are ignored")
    func queries() {
        let plain = TestRoute.search(text: "", filter: nil, tags: [], page: 1)
        #expect(
            TestRoute("/search?utm=1&filter=nonsense&page=x&q=%ff&tag")
                == .search(text: "", filter: nil, tags: [""], page: 1)
        )
        #expect(TestRoute("/search?&&=&%=%") == plain)
        #expect(TestRoute("/search?q=a+b&page=x&page=3") == .search(text: "a b", filter: nil, tags: [], page: 3))
    }

    @Test("Any bytes are read without a trap")
    func bytes() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("/?&=%+~.#a0é\0\u{7f}".utf8)
        for _ in 0..<2_000 {
            let length = Int.random(in: 0...40, using: &generator)
            let bytes = (0..<length).map { _ in alphabet.randomElement(using: &generator)! }
            _ = TestRoute(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("A route that is missing in the table, or hidden by another one, is a mistake")
    func mistakes() {
        #expect(
            Mistaken.mistakes(in: [.any("x"), .fixed, .missing]) == [
                "fixed has the address /fixed, which leads to any(\"fixed\").",
                "missing has the address /a/b, which leads to no page. Is its route in the table?",
            ]
        )
    }

    @Test("A link names a page, and an element in it")
    @MainActor
    func links() {
        #expect(html { a(to: TestRoute.item(.init(rawValue: 3))) { "three" } } == "<a href=\"/items/3\">three</a>")
        #expect(html { a(to: TestRoute.home, fragment: "a b") { "x" } } == "<a href=\"/#a%20b\">x</a>")
    }
}

private enum Mistaken: SiteRoute {
    case any(String), fixed, missing

    private static let anyPath = route("/", .value(String.self)) { .any($0) }
    private static let fixedPath = route("/fixed") { .fixed }
    private static let missingPath = route("/a/b") { .missing }

    static let table = RouteTable(anyPath, fixedPath)

    var address: RouteAddress {
        switch self {
        case .any(let text): Self.anyPath(text)
        case .fixed: Self.fixedPath()
        case .missing: Self.missingPath()
        }
    }
}
