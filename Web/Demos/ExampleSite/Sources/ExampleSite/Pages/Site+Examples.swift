@_spi(Inspection) import VSMInspector
import VSMWeb

extension Site {
    /// Returns the examples as a site.
    ///
    /// - Throws: An error if the diagram of the profile cannot be read.
    static func examples() throws -> Site {
        let diagram = try ProfileDiagram.read()
        return Site(
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
                case .playground: PlaygroundPage()
                case .profile: ProfilePage(diagram: diagram)
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
