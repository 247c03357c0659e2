import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

struct TaskItem {
    typealias ID = Int
}

// snippet.routes
enum TaskRoute: SiteRoute {
    case tasks(filter: Filter)
    case task(TaskItem.ID)
    case settings

    private static let tasksPath = route("/", .query("filter", default: Filter.all)) { .tasks(filter: $0) }
    private static let taskPath = route("/tasks", .value(TaskItem.ID.self)) { .task($0) }
    private static let settingsPath = route("/settings") { .settings }

    static let table = RouteTable(tasksPath, taskPath, settingsPath)

    var address: RouteAddress {
        switch self {
        case .tasks(let filter): Self.tasksPath(filter)
        case .task(let id): Self.taskPath(id)
        case .settings: Self.settingsPath()
        }
    }
}

enum Filter: String, RouteValue { case all, open, done }
// snippet.end

enum TasksViewState {
    case shown(TasksModel)

    var model: TasksModel {
        switch self {
        case .shown(let model): model
        }
    }
}

struct TasksModel {
    let filter: Filter

    func show(_ filter: Filter) -> TasksViewState { .shown(TasksModel(filter: filter)) }
}

struct TasksView: HTMLView {
    let filter: Filter
    var initialState: TasksViewState { .shown(TasksModel(filter: filter)) }

    func body(_ container: StateContainer<TasksViewState>) -> some HTML {
        // snippet.address
        let model = container.state.model
        section {
            pageAddress(TaskRoute.tasks(filter: model.filter))
            h1 { "Tasks: \(model.filter.rawValue)" }
            button { "Done" }.onClick { container.observe(model.show(.done)) }
        }.onChange(of: filter) { container.observe(container.state.model.show($0)) }
        // snippet.end
    }
}

private struct TaskView: HTML {
    let id: TaskItem.ID

    var content: some HTML { h1 { "Task \(id)" } }
}

private struct SettingsView: HTML {
    let visitor: String

    var content: some HTML { h1 { "Settings" } }
}

// snippet.site
let tasks = Site(title: "Tasks", routes: TaskRoute.self) { route, request in
    switch route {
    case .tasks(let filter): TasksView(filter: filter)
    case .task(let id): TaskView(id: id).key(id)
    case .settings: SettingsView(visitor: request.visitor)
    }
} notFound: { _ in
    h1 { "There is no such page." }
}
// snippet.end

@Suite("Live pages: routes")
struct TaskRouteTests {
    @Test("Each page is read from its own address")
    func mistakes() {
        #expect(TaskRoute.mistakes(in: [.tasks(filter: .done), .task(3), .settings]).isEmpty)
    }

    @Test("A page is opened at its address")
    func opening() throws {
        try withTestHost { host in
            let page = try host.open(tasks, "/tasks/7")
            try page.expect(.heading("Task 7"))
        }
    }

    @Test("The address follows the state, and the state follows the address")
    func addresses() throws {
        try withTestHost { host in
            let page = try host.open(tasks)
            try page.button("Done").click()
            try page.expect(.heading("Tasks: done"))
            #expect(page.path == "/?filter=done")
            try page.visit("/")
            try page.expect(.heading("Tasks: all"))
            try page.visit("/nowhere")
            #expect(page.status == .notFound)
        }
    }
}
