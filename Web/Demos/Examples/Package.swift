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
let vsmInspector = Target.Dependency.product(name: "VSMInspector", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")
let vsmWeb = Target.Dependency.product(name: "VSMWeb", package: "vsm-swift")

let package = Package(
    name: "ExampleSite",
    platforms: [.macOS(.v15)],
    dependencies: [
        // With the traits of the shop, so that both share what is built.
        .package(name: "vsm-swift", path: "../..", traits: [.defaults, "Web", "Logging"]),
        .package(path: "../../Examples"),
    ],
    targets: [
        // The features of Examples are internal, as those of an app are. The site sees them with `@testable import`, which
        // needs a debug build, so that the examples need no word that a reader would not write.
        .executableTarget(
            name: "ExampleSite",
            dependencies: [.product(name: "Examples", package: "Examples"), vsm, vsmInspector, vsmTesting, vsmWeb],
            resources: [.embedInCode("Resources/examples.css"), .embedInCode("Resources/icon.svg")],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ExampleSiteTests",
            dependencies: [
                "ExampleSite", vsm, vsmInspector, vsmTesting, vsmWeb,
                .product(name: "VSMWebTesting", package: "vsm-swift"),
            ],
            swiftSettings: swiftSettings
        ),
    ]
)
