/// What shows a feature.
enum Kind: String, CaseIterable {
    case livePage = "--live-page"
    case swiftUI = "--swiftui"

    /// The kind of a new package.
    static var usual: Self {
        #if canImport(Darwin)
        .swiftUI
        #else
        .livePage
        #endif
    }

    /// The folder of the templates for a package.
    var package: String {
        switch self {
        case .livePage: "LivePagePackage"
        case .swiftUI: "SwiftUIPackage"
        }
    }

    /// What takes how long in a new package.
    var firstBuild: String {
        switch self {
        case .livePage:
            """
            Its first build compiles the web server in its
            folder .build, which takes about three minutes on two cores. The terminal shows the steps.
            """
        case .swiftUI: "Its first build takes about a minute."
        }
    }

    /// The folder of the templates for what shows a feature.
    var view: String {
        switch self {
        case .livePage: "LivePage"
        case .swiftUI: "SwiftUI"
        }
    }

    /// The setting with which models need not be `Sendable`.
    var setting: String {
        switch self {
        case .livePage: #".enableUpcomingFeature("NonisolatedNonsendingByDefault")"#
        case .swiftUI: ".defaultIsolation(MainActor.self)"
        }
    }

    /// The products that a feature needs.
    var products: [String] {
        switch self {
        case .livePage: ["VSM", "VSMWeb"]
        case .swiftUI: ["VSM"]
        }
    }

    /// The products that the tests of a feature need.
    var productsOfTests: [String] {
        switch self {
        case .livePage: ["VSMTesting", "VSMWebTesting"]
        case .swiftUI: ["VSMTesting"]
        }
    }

    /// The package of a product.
    static func package(of product: String) -> String { product.hasPrefix("VSMWeb") ? "vsm-web" : "vsm-swift" }
}
