import VSMWeb

/// The pages of the site.
enum ExampleRoute: SiteRoute {
    case home
    case playground
    case example(Example)
    case guide(Guide)

    private static let homePath = route("/") { .home }
    private static let playgroundPath = route("/playground") { .playground }
    private static let examplePath = route("/examples", .value(Example.self)) { .example($0) }
    private static let guidePath = route("/guides", .value(Guide.self)) { .guide($0) }

    static let table = RouteTable(homePath, playgroundPath, examplePath, guidePath)

    var address: RouteAddress {
        switch self {
        case .home: Self.homePath()
        case .playground: Self.playgroundPath()
        case .example(let example): Self.examplePath(example)
        case .guide(let guide): Self.guidePath(guide)
        }
    }
}
