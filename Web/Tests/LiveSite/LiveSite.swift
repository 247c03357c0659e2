import Foundation
import VSMWeb

/// Serves the pages for the tests in browsers.
@main
struct LiveSite {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        await exitOnError("The site cannot be served.") {
            let port = environment["PORT"].flatMap(Int.init) ?? 8081
            let lists = RowLists(folder: URL(fileURLWithPath: environment["LIVE_SITE_FOLDER"] ?? "."))
            if let host = environment["LIVE_SITE_SECURE_HOST"] {
                let certificate = environment["LIVE_SITE_CERTIFICATE"]
                let site = Site.live(lists)
                try await SecureApplication(site: site, port: port, host: host, certificate: certificate).run {
                    say("The site is at \(certificate == nil ? "http" : "https")://localhost:\(port).")
                }
            } else {
                let secret = environment["LIVE_SITE_SECRET"].flatMap { ServerSecret(Array($0.utf8)) }
                let hosts = environment["LIVE_SITE_HOST"].map { Set([$0]) }
                var limits = SessionLimits()
                // On a busy machine, a browser takes longer to connect.
                limits.unconnected = .seconds(600)
                let configuration = WebServer.Configuration(
                    port: port,
                    hosts: hosts,
                    limits: limits,
                    secret: secret ?? .random()
                )
                try await WebServer(.live(lists), configuration: configuration).run {
                    say("The site is at http://localhost:\(port).")
                }
            }
        }
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}

extension Site {
    /// The pages, by their paths.
    static func live(_ lists: RowLists) -> Site {
        Site(
            title: "Live site",
            stylesheets: ["/site.css"],
            scripts: ["/widgets.js"],
            assets: [WidgetView.script, LongListView.styles]
        ) { request in
            switch request.path.first {
            case "rows", "other-rows", "rows-with-keys", "rows-with-equal-keys", "pause":
                RowsPage(rows: lists[request.path.last ?? ""], path: request.path)
            case "branches": BranchesView()
            case "bare-branches": BareBranchesView(isInForm: false)
            case "branches-in-form": BareBranchesView(isInForm: true)
            case "choice-branches": ChoiceBranchesView(isHeard: true)
            case "unheard-choice-branches": ChoiceBranchesView(isHeard: false)
            case "controls": ControlsView()
            case "elements": ElementsView()
            case "entries": EntriesView()
            case "filling": FillingView()
            case "forms": FormsView()
            case "arabic-list": PageInLanguage(language: "ar") { ListView() }
            case "german-list": PageInLanguage(language: "de") { ListView() }
            case "german-sign-up": PageInLanguage(language: "de") { SignUpView(register: SlowRegistration.register) }
            case "hiding-names": HidingNamesView()
            case "languages": LanguagesView()
            case "late": LateView()
            case "links": LinksView()
            case "question": QuestionView(isInDialog: false)
            case "question-in-dialog": QuestionView(isInDialog: true)
            case "panes": PanesPage(name: request.path.last ?? "")
            case "list": ListView()
            case "long-list": LongListView(hasHeight: true)
            case "long-list-in-page": LongListView(hasHeight: false)
            case "messages": MessagesView()
            case "moving": MovingView()
            case "notes": NotesView(rows: lists[request.path.last ?? ""])
            case "presses": PressesView()
            case "reset": ResetView()
            case "keeping": KeepingView()
            case "returning": ReturningView()
            case "rules": RulesPage(name: request.path.last ?? "")
            case "sign-up": SignUpView(register: SlowRegistration.register)
            case "tables": TablesView(kind: request.path.last.flatMap(TablesView.Kind.init) ?? .formsInRows)
            case "translated": TranslatedView()
            case "transitions": TransitionsView(isDetail: request.path.last == "detail")
            case "widget": WidgetView()
            default: RoutedPage(address: request.address)
            }
        }
        .texts(.arabic)
        .refusalPage { refusal in
            pageTitle(refusal.heading)
            header { "Live site" }
            main {
                h1 { refusal.heading }
                p { refusal.sentence }
            }
        }
    }
}

/// A page in another language than the site.
private struct PageInLanguage<Page: HTML>: HTML {
    let language: String
    @HTMLBuilder let page: Page

    var content: some HTML {
        pageLanguage(language)
        page
    }
}

/// The pages about a list of rows, whose name is at the end of the path.
private struct RowsPage: HTML {
    let rows: SharedRows
    let path: [String]

    var content: some HTML {
        switch path.first {
        case "pause": PauseView(rows: rows)
        case "rows-with-keys": RowsView(rows: rows, identification: .keys)
        case "rows-with-equal-keys": RowsView(rows: rows, identification: .nothing)
        default: RowsView(rows: rows, identification: .identifiers)
        }
    }
}

/// The pages whose addresses are in a table.
private struct RoutedPage: HTML {
    let address: RouteAddress

    var content: some HTML {
        switch SiteRoutes.table.page(at: address) {
        case .search(let text): SearchView(text: text)
        case .tasks(let filter): TasksView(filter: filter)
        case .details: TaskDetails()
        case .old: redirect(to: SiteRoutes.tasks(filter: .even), permanently: true)
        case nil:
            h1 { "Live site" }
            p { a(to: SiteRoutes.tasks(filter: .all)) { "Tasks" } }
            p { a(href: "/elements") { "Elements" } }
        }
    }
}
