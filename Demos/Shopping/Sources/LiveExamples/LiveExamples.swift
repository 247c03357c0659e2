import Foundation
import VSMWeb

/// Serves pages for the browser tests of the host: what the shop does not have.
@main
struct LiveExamples {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        do {
            let port = environment["PORT"].flatMap(Int.init) ?? 8081
            let rows = SharedRows(file: URL(fileURLWithPath: environment["EXAMPLES_ROWS"] ?? "rows.json"))
            if let certificate = environment["EXAMPLES_CERTIFICATE"] {
                try await SecureApplication(site: .examples(rows), port: port, certificate: certificate).run {
                    say("The examples are at https://localhost:\(port).")
                }
            } else {
                try await WebServer(.examples(rows), configuration: .init(port: port)).run {
                    say("The examples are at http://localhost:\(port).")
                }
            }
        } catch {
            say("The examples cannot be served. \(error)")
            exit(1)
        }
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}

extension Site {
    /// The pages, by their paths.
    static func examples(_ rows: SharedRows) -> Site {
        Site(
            title: "Examples",
            stylesheets: ["/examples.css"],
            scripts: ["/widgets.js"],
            assets: [WidgetView.script, LongListView.styles]
        ) { request in
            switch request.path {
            case ["rows"], ["other-rows"]: RowsView(rows: rows, identification: .identifiers)
            case ["rows-with-keys"]: RowsView(rows: rows, identification: .keys)
            case ["rows-with-equal-keys"]: RowsView(rows: rows, identification: .nothing)
            case ["list"]: ListView(rerendersEveryRow: true)
            case ["list-of-changed-rows"]: ListView(rerendersEveryRow: false)
            case ["forms"]: FormsView()
            case ["branches"]: BranchesView()
            case ["bare-branches"]: BareBranchesView(isInForm: false)
            case ["choice-branches"]: ChoiceBranchesView(isHeard: true)
            case ["unheard-choice-branches"]: ChoiceBranchesView(isHeard: false)
            case ["branches-in-form"]: BareBranchesView(isInForm: true)
            case ["messages"]: MessagesView()
            case ["pause"]: PauseView(rows: rows)
            case ["long-list"]: LongListView(hasHeight: true)
            case ["long-list-in-page"]: LongListView(hasHeight: false)
            case ["transitions"]: TransitionsView(isDetail: false)
            case ["transitions", "detail"]: TransitionsView(isDetail: true)
            case ["widget"]: WidgetView()
            case ["controls"]: ControlsView()
            case ["reset"]: ResetView()
            case ["elements"]: ElementsView()
            default:
                switch TasksRoute.table.page(at: request.address) {
                case .tasks(let filter): TasksView(filter: filter)
                case .details: TaskDetails()
                case .old: redirect(to: TasksRoute.tasks(filter: .even), permanently: true)
                case nil:
                    h1 { "Examples" }
                    a(href: "/elements") { "Elements" }
                }
            }
        }
        .refusalPage { refusal in
            pageTitle(refusal.heading)
            header { "Examples" }
            main {
                h1 { refusal.heading }
                p { refusal.sentence }
            }
        }
    }
}
