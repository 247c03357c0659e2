// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of a new project in Xcode 26.
let newProject: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    // These five are "approachable concurrency".
    .enableUpcomingFeature("DisableOutwardActorInference"),
    .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InferSendableFromCaptures"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
/// The settings of the features and their tests.
///
/// They are code of an app, so that the same files have to build and pass their tests with all settings that an app may
/// have: `SHOPPING_LANGUAGE_MODE` is 5 or 6, and `SHOPPING_SETTINGS` is `Xcode26`, or `Plain` for no other setting.
let featureSettings: [SwiftSetting] = {
    let languageMode: SwiftLanguageMode = Context.environment["SHOPPING_LANGUAGE_MODE"] == "5" ? .v5 : .v6
    return switch Context.environment["SHOPPING_SETTINGS"] {
    case "Xcode26": newProject + [.swiftLanguageMode(languageMode)]
    case "Plain": [.swiftLanguageMode(languageMode)]
    default: swiftSettings
    }
}()

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")

// The shop as an app. The apps that show its front ends are in Apps: open Apps/Shopping.xcodeproj.
let package = Package(
    name: "Shopping",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "ShoppingFeatures", targets: ["ShoppingFeatures"]),
        .library(name: "ShoppingDatabase", targets: ["ShoppingDatabase"]),
    ],
    dependencies: [
        .package(name: "vsm-swift", path: "../.."),
        // The shop's data: SQLite with migrations, and transactions that the shop does not wait for on its own threads.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // States, models and repository protocols. No view and no database: the same for every front end.
        .target(
            name: "ShoppingFeatures",
            dependencies: [vsm],
            exclude: [
                "Account/README.md", "Cart/README.md", "CartBadge/README.md", "FavoriteButton/README.md",
                "Favorites/README.md", "Main/README.md", "Orders/README.md", "ProductDetail/README.md",
                "Products/README.md", "Profile/README.md", "Settings/README.md",
            ],
            swiftSettings: featureSettings
        ),
        // The repositories, on SQLite.
        .target(
            name: "ShoppingDatabase",
            dependencies: ["ShoppingFeatures", vsm, .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ShoppingFeaturesTests",
            dependencies: ["ShoppingFeatures", vsm, .product(name: "VSMTesting", package: "vsm-swift")],
            swiftSettings: featureSettings
        ),
        // The Xcode project, and what it names.
        .testTarget(name: "ShoppingAppsTests", swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)

// With these settings, only the features are built and tested.
if Context.environment["SHOPPING_SETTINGS"] != nil {
    package.products.removeAll { $0.name == "ShoppingDatabase" }
    package.targets.removeAll { $0.name == "ShoppingDatabase" }
}

#if canImport(Darwin)
package.products += ["ShoppingSwiftUI", "ShoppingUIKit", "ShoppingOnDevice"].map {
    .library(name: $0, targets: [$0])
}
package.targets += [
    // The front end in SwiftUI.
    .target(
        name: "ShoppingSwiftUI",
        dependencies: ["ShoppingFeatures", vsm, .product(name: "VSMInspector", package: "vsm-swift")]
    ),
    // The front end in UIKit; empty on systems without UIKit.
    .target(name: "ShoppingUIKit", dependencies: ["ShoppingFeatures", vsm]),
    // The dependencies of an app: the database in a file of the app.
    .target(name: "ShoppingOnDevice", dependencies: ["ShoppingFeatures", "ShoppingDatabase", vsm]),
]
#endif
