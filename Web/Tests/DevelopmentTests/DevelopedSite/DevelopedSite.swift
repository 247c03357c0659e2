import Foundation
import VSMWeb

/// A site for the tests of `Web/Scripts/dev`, which change it.
@main
struct DevelopedSite {
    static func main() async {
        let site = Site(
            title: "Developed",
            stylesheets: ["/site.css"],
            assets: [
                Asset("/site.css", .css, content: PackageResources.site_css),
                Asset("/mark.svg", .svg, content: PackageResources.mark_svg),
            ]
        ) { request in
            NotePage(visitor: request.visitor)
        }
        let port = ProcessInfo.processInfo.environment["PORT"].flatMap { Int($0) } ?? 8080
        await exitOnError {
            try await WebServer(site, configuration: .init(port: port)).run { print("Open http://localhost:\(port)") }
        }
    }
}
