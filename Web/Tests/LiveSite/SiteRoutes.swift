import VSMWeb

/// The pages with values in their addresses, and related pages.
enum SiteRoutes: SiteRoute {
    case search(text: String)
    case tasks(filter: TasksFilter)
    case details
    case old

    private static let searchPath = route("/search", .query("text", default: "")) { .search(text: $0) }
    private static let tasksPath = route("/tasks", .query("filter", default: TasksFilter.all)) { .tasks(filter: $0) }
    private static let detailsPath = route("/tasks/details") { .details }
    private static let oldPath = route("/tasks/old") { .old }

    static let table = RouteTable(searchPath, tasksPath, detailsPath, oldPath)

    var address: RouteAddress {
        switch self {
        case .search(let text): Self.searchPath(text)
        case .tasks(let filter): Self.tasksPath(filter)
        case .details: Self.detailsPath()
        case .old: Self.oldPath()
        }
    }
}
