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
let vsmWebInspector = Target.Dependency.product(name: "VSMWebInspector", package: "vsm-web")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")
let vsmWeb = Target.Dependency.product(name: "VSMWeb", package: "vsm-web")

let package = Package(
    name: "ExampleSite",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../.."),
        .package(name: "vsm-web", path: "../.."),
        .package(path: "../../../Examples"),
    ],
    targets: [
        // The features of Examples are internal, as those of an app are. The site sees the profile with `@testable import`, which
        // needs a debug build, so that the examples need no word that a reader would not write.
        .executableTarget(
            name: "ExampleSite",
            dependencies: [.product(name: "Profile", package: "Examples"), vsm, vsmWebInspector, vsmTesting, vsmWeb],
            resources: [.embedInCode("Resources/examples.css"), .embedInCode("Resources/icon.svg")],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ExampleSiteTests",
            dependencies: [
                "ExampleSite", vsm, vsmWebInspector, vsmTesting, vsmWeb,
                .product(name: "VSMWebTesting", package: "vsm-web"),
            ],
            swiftSettings: swiftSettings
        ),
    ]
)
