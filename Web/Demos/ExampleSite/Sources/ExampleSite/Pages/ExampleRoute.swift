import VSMWeb

/// The pages of the site.
enum ExampleRoute: SiteRoute {
    case playground
    case profile

    private static let playgroundPath = route("/") { .playground }
    private static let profilePath = route("/examples/profile") { .profile }

    static let table = RouteTable(playgroundPath, profilePath)

    var address: RouteAddress {
        switch self {
        case .playground: Self.playgroundPath()
        case .profile: Self.profilePath()
        }
    }
}
