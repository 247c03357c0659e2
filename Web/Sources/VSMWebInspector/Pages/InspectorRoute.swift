#if DEBUG
import VSMWeb

/// The pages of the inspector.
enum InspectorRoute: SiteRoute {
    /// The open pages of the site.
    ///
    /// - page: The number of the only page to show; 0 for all.
    /// - container: The number of the container to show; 0 for the first one.
    /// - line: The number of the selected line in its journey; 0 for none.
    case pages(page: Int, container: Int, line: Int)

    private static let pagesPath = route(
        InspectionAddress.path,
        .query("page", default: 0),
        .query("container", default: 0),
        .query("line", default: 0)
    ) { .pages(page: $0, container: $1, line: $2) }

    static let table = RouteTable(pagesPath)

    var address: RouteAddress {
        switch self {
        case .pages(let page, let container, let line): Self.pagesPath(page, container, line)
        }
    }
}

/// What the person has selected.
struct InspectorSelection: Equatable {
    /// The number of the only page to show; 0 for all.
    var page = 0
    var container = 0
    var line = 0

    var route: InspectorRoute { .pages(page: page, container: container, line: line) }

    /// Returns the selection of a container, and of a line in its journey.
    func selecting(container: Int, line: Int = 0) -> InspectorSelection {
        InspectorSelection(page: page, container: container, line: line)
    }

    /// Returns the selection of a line in the same journey.
    func selecting(line: Int) -> InspectorSelection { selecting(container: container, line: line) }
}
#endif
