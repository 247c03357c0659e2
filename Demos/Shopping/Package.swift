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
let vsmWeb = Target.Dependency.product(name: "VSMWeb", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")
let vsmInspector = Target.Dependency.product(name: "VSMInspector", package: "vsm-swift")
let vsmWebTesting = Target.Dependency.product(name: "VSMWebTesting", package: "vsm-swift")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
    name: "Shopping",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .executable(name: "Shop", targets: ["Shop"]),
        // For the front ends on Apple's systems, which are a package of their own.
        .library(name: "ShoppingFeatures", targets: ["ShoppingFeatures"]),
        .library(name: "ShoppingDatabase", targets: ["ShoppingDatabase"]),
    ],
    traits: [
        .trait(name: "Web", description: "The front end for browsers, and what tests the shop."),
        .trait(name: "PostgreSQL", description: "The shop's data in PostgreSQL, which needs libpq."),
        .default(enabledTraits: ["Web"]),
    ],
    dependencies: [
        // An app on a phone, which takes the features and the database only, does not download a web server.
        .package(name: "vsm-swift", path: "../..", traits: [.defaults, web("Web"), web("Logging")]),
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
        .target(name: "ShoppingDatabase", dependencies: ["ShoppingFeatures", vsm, grdb], swiftSettings: swiftSettings),
        // The same repositories, on PostgreSQL. Without its trait, it is empty.
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(
            name: "ShoppingPostgreSQL",
            dependencies: [
                "ShoppingFeatures", "ShoppingDatabase", vsm, vsmWeb,
                .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
            ],
            swiftSettings: swiftSettings
        ),
        // The style sheet and the pictures. They are a target of their own, because the compiler reads the code in which they are
        // embedded with every change of their target: this took half of the time to build a changed view.
        .target(
            name: "ShoppingAssets",
            dependencies: [vsmWeb],
            resources: [
                .embedInCode("Resources/shop.css"),
                .embedInCode("Resources/icon.svg"),
                .embedInCode("Resources/icons.svg"),
                .embedInCode("Resources/Pictures"),
            ],
            swiftSettings: swiftSettings
        ),
        // The front end for browsers.
        .target(
            name: "ShoppingWeb",
            dependencies: ["ShoppingAssets", "ShoppingFeatures", vsm, vsmWeb],
            swiftSettings: swiftSettings
        ),
        .executableTarget(
            name: "Shop",
            dependencies: [
                "ShoppingFeatures", "ShoppingDatabase", "ShoppingPostgreSQL", "ShoppingWeb", vsmWeb, vsmInspector,
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ShoppingFeaturesTests",
            dependencies: ["ShoppingFeatures", vsm, vsmTesting],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ShoppingWebTests",
            dependencies: [
                "ShoppingFeatures", "ShoppingWeb", vsm, vsmInspector, vsmTesting, vsmWeb,
                vsmWebTesting,
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "ShopTests", dependencies: ["Shop", vsmWeb], swiftSettings: swiftSettings),
        .testTarget(
            name: "ShoppingDatabaseTests",
            dependencies: [
                "ShoppingDatabase", "ShoppingPostgreSQL", "ShoppingFeatures", vsm, vsmTesting, grdb,
                .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
            ],
            swiftSettings: swiftSettings
        ),
    ]
)

/// A trait of another package that comes with the front end for browsers.
func web(_ name: String) -> Package.Dependency.Trait {
    .trait(name: name, condition: .when(traits: ["Web"]))
}
