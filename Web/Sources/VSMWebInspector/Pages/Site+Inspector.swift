#if DEBUG
import VSMWeb

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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
