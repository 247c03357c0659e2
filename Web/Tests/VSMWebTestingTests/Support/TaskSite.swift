import VSM
import VSMWeb

/// A list of tasks: it is loaded, tasks are added and deleted, and adding can fail.
enum TasksState {
    case initialized(TasksLoader)
    case loading
    case loaded(TasksModel)
    case saving([TaskItem])
    case failed(TasksLoader)
}

struct TaskItem: Equatable {
    let id: Int
    let title: String
    var isDone = false
}

/// The storage of the tasks.
struct TaskStore {
    var load: () async throws -> [TaskItem]
    var save: (String) async throws -> Void = { _ in }
}

struct TasksLoader {
    let store: TaskStore

    func load() -> StateSequence<TasksState> {
        StateSequence(
            { .loading },
            {
                do {
                    return .loaded(TasksModel(store: store, items: try await store.load()))
                } catch {
                    return .failed(self)
                }
            }
        )
    }
}

struct TasksModel {
    let store: TaskStore
    var items: [TaskItem]
    var problem: String?

    func add(_ title: String) -> StateSequence<TasksState> {
        guard !title.isEmpty else { return StateSequence { .loaded(with("A task needs a title.")) } }
        return StateSequence(
            { .saving(items) },
            {
                do {
                    try await store.save(title)
                    var added = with(nil)
                    added.items.append(TaskItem(id: (items.last?.id ?? 0) + 1, title: title))
                    return .loaded(added)
                } catch {
                    return .loaded(with("The task was not saved."))
                }
            }
        )
    }

    func delete(_ item: TaskItem) -> TasksState {
        var rest = with(nil)
        rest.items.removeAll { $0.id == item.id }
        return .loaded(rest)
    }

    func mark(_ item: TaskItem, _ isDone: Bool) -> TasksState {
        var marked = with(nil)
        for index in items.indices where items[index].id == item.id { marked.items[index].isDone = isDone }
        return .loaded(marked)
    }

    private func with(_ problem: String?) -> TasksModel {
        var model = self
        model.problem = problem
        return model
    }
}

struct TasksView: HTMLView {
    let store: TaskStore

    var initialState: TasksState { .initialized(TasksLoader(store: store)) }

    func body(_ container: StateContainer<TasksState>) -> some HTML {
        section {
            h1 { "Tasks" }
            switch container.state {
            case .initialized, .loading: p { "One moment…" }.busy()
            case .loaded(let model): TaskList(model: model, items: model.items) { container.observe($0) }
            case .saving(let items): TaskList(model: nil, items: items) { container.observe($0) }
            case .failed(let loader):
                p { "The tasks could not be loaded." }.role(.alert)
                button { "Try Again" }.onClick { container.observe(loader.load()) }
            }
        }.onAppear {
            if case .initialized(let loader) = container.state { container.observe(loader.load()) }
        }
    }
}

private struct TaskList: HTML {
    let model: TasksModel?
    let items: [TaskItem]
    let observe: (StateSequence<TasksState>) -> Void

    var content: some HTML {
        form {
            label {
                "Title"
                input(name: "title", value: "")
            }
            button(submits: true) { "Add" }.disabled(model == nil)
        }.onSubmit { values in if let model { observe(model.add(values["title"] ?? "")) } }
        if model == nil { p { "Saving…" }.role(.status) }
        if let problem = model?.problem { p { problem }.role(.alert) }
        ul {
            forEach(items, key: \.id) { item in
                li {
                    label {
                        checkbox(name: "done", isChecked: item.isDone)
                            .onToggle { isDone in if let model { observe(StateSequence { model.mark(item, isDone) }) } }
                        item.title
                    }
                    button { "Delete \(item.title)" }
                        .onClick { if let model { observe(StateSequence { model.delete(item) }) } }
                }
            }
        }
    }
}

extension Site {
    /// The tasks as a site.
    static func tasks(_ store: TaskStore) -> Site {
        Site(title: "Tasks", assets: []) { request in
            nav {
                a(href: "/") { "All" }
                a(href: "/about?more=1") { "About" }
            }
            main {
                switch request.path {
                case []: TasksView(store: store)
                case ["about"]:
                    h1 { "About tasks" }
                    pageTitle("About")
                default:
                    h1 { "Nothing here" }
                    pageStatus(.notFound)
                }
            }
        }
    }

    /// A site with one page.
    static func page(@HTMLBuilder _ content: @escaping @Sendable () -> some HTML) -> Site {
        Site(title: "Test") { _ in content() }
    }
}

extension TaskStore: @unchecked Sendable {}

extension TaskStore {
    static let milk = TaskStore(load: { [TaskItem(id: 1, title: "Buy milk")] })
}
