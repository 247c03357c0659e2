import VSM
import VSMWeb
import VSMWebInspector

@main
struct Server {
    static func main() async {
        let site = Site(title: "Quotes") { request in
            switch request.path {
            case []: DailyQuotePage(fetchDailyQuote: sampleDailyQuote)
            default:
                pageStatus(.notFound)
                h1 { "There is no such page." }
            }
        }
        .inspectable()
        await exitOnError {
            try await WebServer(site, configuration: .init(port: 8081)).run { print("Open http://localhost:8081") }
        }
    }
}
