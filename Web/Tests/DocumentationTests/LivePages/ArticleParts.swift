import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

struct Article: Identifiable {
    let id: Int
    let title: String
    let source: String
}

// snippet.part
struct ArticleLink: HTML {
    let article: Article

    var content: some HTML {
        li {
            a(to: ArticleRoute.article(article.id)) { article.title }
            if let source = WebURL(article.source) { a(href: source) { "Source" } }
        }
    }
}
// snippet.end

// snippet.helper
func searchForm(_ text: String) -> some HTMLElement<HTMLTags.Form> {
    form {
        input(type: .search, name: "text", value: text).accessibilityLabel("Words")
        button(submits: true) { "Search" }
    }
}
// snippet.end

enum ArticleRoute: SiteRoute {
    case articles
    case article(Int)

    private static let articlesPath = route("/") { .articles }
    private static let articlePath = route("/articles", .value(Int.self)) { .article($0) }

    static let table = RouteTable(articlesPath, articlePath)

    var address: RouteAddress {
        switch self {
        case .articles: Self.articlesPath()
        case .article(let id): Self.articlePath(id)
        }
    }
}

private let articles = [
    Article(id: 1, title: "Chairs", source: "https://example.org/chairs"),
    Article(id: 2, title: "Tables", source: "javascript:alert(1)"),
]

private struct ArticlesView: HTMLView {
    var initialState: String { "" }

    func body(_ container: StateContainer<String>) -> some HTML {
        // snippet.use
        searchForm(container.state).class("narrow")
            .onSubmit { values in container.observe(values["text"] ?? "") }
        // snippet.end
        ul {
            forEach(articles.filter { container.state.isEmpty || $0.title == container.state }, key: \.id) { article in
                ArticleLink(article: article)
            }
        }
    }
}

// snippet.site
let magazine = Site(
    title: "Magazine",
    routes: ArticleRoute.self,
    stylesheets: ["/magazine.css"],
    assets: [Asset("/magazine.css", .css, content: Array("main { max-width: 40em; }".utf8))]
) { route, request in
    switch route {
    case .articles: ArticlesView()
    case .article(let id): h1 { "Article \(id)" }
    }
} notFound: { request in
    h1 { "There is no such page." }
}
// snippet.end

@Suite("Live pages: parts, helpers and addresses")
struct ArticlePartsTests {
    @Test("A part without a state links to pages, and leaves out addresses that a page must not contain")
    func part() throws {
        try withTestHost { host in
            let page = try host.open(magazine)
            #expect(try page.link("Chairs").attribute("href") == "/articles/1")
            #expect(page.find(.link("Source")).count == 1)
            #expect(magazine.stylesheets == ["/magazine.css"])
        }
    }

    @Test("A form of a function takes a handler of its caller")
    func helper() throws {
        try withTestHost { host in
            let page = try host.open(magazine)
            try page.field("Words").fill("Tables")
            try page.button("Search").click()
            try page.expect(.link("Tables"))
            try page.expectNone(.link("Chairs"))
        }
    }

    @Test("The routes lead back to their pages")
    func routes() {
        #expect(ArticleRoute.mistakes(in: [.articles, .article(3)]).isEmpty)
    }
}
