import VSM
import VSMWeb

@main
struct Quotes {
    struct Forgotten: Error {}

    static func main() async {
        let site = Site(title: "Quotes") { _ in
            QuotePage {
                try await Task.sleep(for: .seconds(1))
                guard let quote = ["Less is more.", "So it goes.", nil].randomElement()! else { throw Forgotten() }
                return quote
            }
        }
        await exitOnError {
            try await WebServer(site, configuration: .init(port: 8081)).run { print("Open http://localhost:8081") }
        }
    }
}
