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
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")
let vsmWeb = Target.Dependency.product(name: "VSMWeb", package: "vsm-web")
let vsmWebInspector = Target.Dependency.product(name: "VSMWebInspector", package: "vsm-web")
let features = Target.Dependency.product(name: "ShoppingFeatures", package: "Shopping")
let database = Target.Dependency.product(name: "ShoppingDatabase", package: "Shopping")
let postgreSQL = Target.Dependency.target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))

// The shop as live pages. Its features and its data on SQLite are those of the app.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "Shop", targets: ["Shop"])],
    traits: [.trait(name: "PostgreSQL", description: "The shop's data in PostgreSQL, which needs libpq.")],
    dependencies: [
        .package(name: "vsm-swift", path: "../../.."),
        .package(name: "vsm-web", path: "../.."),
        .package(path: "../../../Demos/Shopping"),
        // The shop's data: SQLite with migrations, and transactions that the shop does not wait for on its own threads.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // The repositories on PostgreSQL. Without the trait, the target is empty.
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(
            name: "ShoppingPostgreSQL",
            dependencies: [features, database, vsm, vsmWeb, postgreSQL],
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
            dependencies: ["ShoppingAssets", features, vsm, vsmWeb],
            swiftSettings: swiftSettings
        ),
        .executableTarget(
            name: "Shop",
            dependencies: ["ShoppingPostgreSQL", "ShoppingWeb", features, database, vsmWeb, vsmWebInspector],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ShoppingWebTests",
            dependencies: [
                "ShoppingWeb", features, vsm, vsmTesting, vsmWeb, vsmWebInspector,
                .product(name: "VSMWebTesting", package: "vsm-web"),
            ],
            swiftSettings: swiftSettings
        ),
        // The features, explored through their pages; with the stubs and graphs of the features' tests.
        .testTarget(
            name: "ShoppingPageTests",
            dependencies: [
                "ShoppingWeb", features, vsm, vsmTesting, vsmWeb,
                .product(name: "VSMWebTesting", package: "vsm-web"),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "ShopTests", dependencies: ["Shop", vsmWeb], swiftSettings: swiftSettings),
        // The repositories on both databases.
        .testTarget(
            name: "ShoppingDatabaseTests",
            dependencies: [
                "ShoppingPostgreSQL", features, database, vsm, vsmTesting, postgreSQL,
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: swiftSettings
        ),
    ]
)
