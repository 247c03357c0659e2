@_spi(Inspection) import VSMInspector
import VSMWeb

extension Site {
    /// Returns the examples as a site.
    ///
    /// - Parameters:
    ///   - files: The sources and diagrams of the examples.
    ///   - clock: Measures the delays of the simulated services and the pauses in typing.
    static func examples(_ files: ExampleFiles, clock: any Clock<Duration> = ContinuousClock()) -> Site {
        Site(
            title: "VSM examples",
            routes: ExampleRoute.self,
            stylesheets: ["/diagram.css", "/examples.css"],
            icon: "/icon.svg",
            assets: [
                Asset("/diagram.css", .css, content: Array(DiagramStyleSheet.css.utf8)),
                Asset("/examples.css", .css, content: PackageResources.examples_css),
                Asset("/icon.svg", .svg, content: PackageResources.icon_svg),
            ]
        ) { route, _ in
            Frame(route: route) {
                switch route {
                case .home: HomePage()
                case .playground: PlaygroundPage(clock: clock)
                case .example(let example): ExamplePage(example: example, files: files, clock: clock).key(example)
                case .guide(let guide): GuidePage(guide: guide, text: files.guide(guide))
                }
            }
        } notFound: { _ in
            Frame(route: nil) {
                pageTitle("Not found · VSM examples")
                h1 { "There is no such page." }
            }
        }
    }
}
