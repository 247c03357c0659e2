import VSM
import VSMWeb

/// A list of tasks whose filter is in the address, and which works without JavaScript.
struct TasksView: HTMLView {
    let filter: TasksFilter

    struct ViewState {
        var filter: TasksFilter
        var tasks = (1...60).map { "Task \($0)" }

        /// The tasks that match the filter.
        var shown: [String] {
            tasks.enumerated().filter { filter == .all || $0.offset.isMultiple(of: 2) }.map(\.element)
        }
    }

    var initialState: ViewState { ViewState(filter: filter) }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            pageAddress(SiteRoutes.tasks(filter: container.state.filter))
            pageTitle("\(container.state.shown.count) tasks")
            h1 { "Tasks" }
            nav {
                button { "Even only" }.onClick { container.observe(container.state.filtered(.even)) }
                a(to: SiteRoutes.tasks(filter: .all)) { "All" }
                a(to: SiteRoutes.old) { "Old address" }
                a(to: SiteRoutes.details, fragment: "end") { "End of the details" }
            }
            form {
                input(name: "task").accessibilityLabel("New task")
                button(submits: true) { "Add" }
            }.onSubmit { values in container.observe(container.state.adding(values["task"] ?? "")) }
            ul {
                forEach(container.state.shown, key: \.self) { task in li { task } }
            }
            a(to: SiteRoutes.details) { "Details" }
        }.onChange(of: filter) { container.observe(container.state.filtered($0)) }
    }
}

extension TasksView.ViewState {
    func filtered(_ filter: TasksFilter) -> Self {
        var state = self
        state.filter = filter
        return state
    }

    func adding(_ task: String) -> Self {
        var state = self
        state.tasks.insert(task.isEmpty ? "Nothing was typed" : task, at: 0)
        return state
    }
}

/// A filter of the tasks.
enum TasksFilter: String, RouteValue {
    case all, even
}

/// A long page about tasks.
struct TaskDetails: HTML {
    var content: some HTML {
        pageTitle("Details")
        h1 { "Details" }
        p { a(to: SiteRoutes.details, fragment: "end") { "To the end" } }
        forEach(Array(1...80), key: \.self) { line in p { "Line \(line)" } }
        h2 { "The end" }.id("end")
        p { a(to: SiteRoutes.tasks(filter: .all)) { "Back to the tasks" } }
    }
}
