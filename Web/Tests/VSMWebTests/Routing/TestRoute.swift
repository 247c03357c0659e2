@testable import VSMWeb

/// Routes with every kind of part.
enum TestRoute: SiteRoute {
    case home
    case search(text: String, filter: Filter?, tags: [String], page: Int)
    case item(ItemID)
    case line(order: Int, name: String)
    case editing(String)

    enum Filter: String, RouteValue { case open, done }
    struct ItemID: RawRepresentable, Hashable, RouteValue { let rawValue: Int64 }

    private static let homePath = route("/") { .home }
    private static let searchPath = route(
        "/search",
        .query("q", default: ""),
        .query("filter", Filter.self),
        .queries("tag", String.self),
        .query("page", default: 1)
    ) { .search(text: $0, filter: $1, tags: $2, page: $3) }
    private static let itemPath = route("/items", .value(ItemID.self)) { .item($0) }
    private static let linePath = route("/orders", .value(Int.self, then: "lines"), .value(String.self)) {
        .line(order: $0, name: $1)
    }
    private static let editingPath = route("/tags", .value(String.self, then: "edit")) { .editing($0) }

    static let table = RouteTable(homePath, searchPath, itemPath, linePath, editingPath)

    var address: RouteAddress {
        switch self {
        case .home: Self.homePath()
        case .search(let text, let filter, let tags, let page): Self.searchPath(text, filter, tags, page)
        case .item(let id): Self.itemPath(id)
        case .line(let order, let name): Self.linePath(order, name)
        case .editing(let tag): Self.editingPath(tag)
        }
    }

    /// Creates the page at a path and query.
    init?(_ target: String) {
        guard let page = Self.table.page(at: RouteAddress(target: target)) else { return nil }
        self = page
    }
}
