#if DEBUG
@_spi(Inspection) import VSMInspector
import VSMWeb

extension Site {
    /// The pages of an inspector.
    static func inspector(_ inspector: SiteInspector) -> Site {
        Site(
            title: "Inspector",
            routes: InspectorRoute.self,
            stylesheets: [WebURL(stringLiteral: InspectorFiles.stylesheet.path)],
            scripts: [WebURL(stringLiteral: InspectorFiles.script.path)],
            assets: [InspectorFiles.stylesheet, InspectorFiles.script, InspectorFiles.drawer]
        ) { route, _ in
            switch route {
            case .pages(let page, let container, let line):
                InspectorView(
                    inspector: inspector,
                    selection: InspectorSelection(page: page, container: container, line: line)
                )
            }
        }
    }
}
#endif
