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
            swiftSettings: swiftSettings
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
            swiftSettings: swiftSettings
        ),
        // The Xcode project, and what it names.
        .testTarget(name: "ShoppingAppsTests", swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)

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
