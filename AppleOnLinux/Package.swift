// swift-tools-version: 6.2

import PackageDescription

// Stand-ins for the modules of Apple's systems that VSM's adapters and Apple front ends use, and VSM built against
// them. README.md explains what this proves and what it does not.

/// The setting of targets that import the stand-in for Combine as `Combine`; without an alias, GRDB would find a module
/// `Combine` or not, depending on the order of the build.
let standInCombine = SwiftSetting.unsafeFlags(["-module-alias", "Combine=StandInCombine"])

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    standInCombine,
    .enableExperimentalFeature(
        "AvailabilityMacro=Systems 2024:iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2"
    ),
]

/// Swift Testing has overlays for the real UIKit, which the compiler would otherwise look for.
let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

let package = Package(
    name: "AppleOnLinux",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    // For tests of your own views: see Sources/VSM/VSM.docc/Guides/ViewsOnLinux.md.
    products: [
        .library(name: "VSM", targets: ["VSM", "HostedContainers"]),
        .library(name: "VSMInspector", targets: ["VSMInspector"]),
        .library(name: "VSMTesting", targets: ["VSMTesting", "ExploredHosts"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "StandInCombine", targets: ["StandInCombine"]),
    ],
    dependencies: [
        // The implementation of this package's module `Combine`.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Failures of waits, in Swift Testing and in XCTest alike.
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        // Readable differences between states that need not be `Equatable`.
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        // The shop's data.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .target(
            name: "StandInCombine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                // `DispatchQueue` as a scheduler, with its strides.
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "SwiftUI",
            dependencies: ["HeadlessHosts", "StandInCombine", "UIKit"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "UIKit",
            dependencies: [
                "HeadlessHosts",
                // It has code for a UIKit that it finds, and compiles only if it is built before this one and SwiftUI.
                .product(name: "CustomDump", package: "swift-custom-dump"),
            ],
            swiftSettings: swiftSettings
        ),
        // What the hosts of views and of view controllers share.
        .target(
            name: "HeadlessHosts",
            dependencies: [
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            swiftSettings: swiftSettings
        ),
        // The sources of the library itself, through a link.
        .target(name: "CConcurrencyRuntime"),
        .target(name: "VSMIsolation", dependencies: ["CConcurrencyRuntime"], swiftSettings: swiftSettings),
        .target(
            name: "VSMRateLimiting",
            dependencies: ["CConcurrencyRuntime", "VSMIsolation"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "VSM",
            dependencies: [
                "CConcurrencyRuntime", "VSMIsolation", "VSMRateLimiting", "StandInCombine", "SwiftUI", "UIKit",
            ],
            swiftSettings: swiftSettings
        ),
        // What runs, for the hosts of views, which find it by name. One of its files is that of VSMTesting, through a link.
        .target(name: "HostedContainers", dependencies: ["HeadlessHosts", "VSM"], swiftSettings: swiftSettings),
        // What explorations of VSMTesting need of the hosts.
        .target(
            name: "ExploredHosts",
            dependencies: ["HeadlessHosts", "VSMTesting", "SwiftUI", "UIKit"],
            swiftSettings: swiftSettings
        ),
        .target(name: "VSMJournal", dependencies: ["VSM"], swiftSettings: swiftSettings),
        .target(name: "VSMDiagrams", dependencies: ["VSM"], swiftSettings: swiftSettings),
        .target(name: "VSMDiagramLayout", dependencies: ["VSMDiagrams"], swiftSettings: swiftSettings),
        .target(
            name: "VSMTesting",
            dependencies: [
                "CConcurrencyRuntime", "VSM", "VSMDiagrams", "VSMJournal", "VSMRateLimiting",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "VSMInspector",
            dependencies: ["VSM", "VSMDiagramLayout", "VSMJournal", "SwiftUI"],
            swiftSettings: swiftSettings
        ),
        // The sources of the shop's features, its data and its front ends, through links.
        .target(
            name: "ShoppingFeatures",
            dependencies: ["VSM"],
            exclude: [
                "Account/README.md", "Cart/README.md", "CartBadge/README.md", "FavoriteButton/README.md",
                "Favorites/README.md", "Main/README.md", "Orders/README.md", "ProductDetail/README.md",
                "Products/README.md", "Profile/README.md", "Settings/README.md",
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "ShoppingDatabase",
            dependencies: ["ShoppingFeatures", "VSM", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: swiftSettings
        ),
        frontEnd("ShoppingSwiftUI", .v6, dependencies: ["VSMInspector"]),
        frontEnd("ShoppingSwiftUIInSwift5", .v5, dependencies: ["VSMInspector"]),
        frontEnd("ShoppingUIKit", .v6),
        frontEnd("ShoppingUIKitInSwift5", .v5),
        frontEnd("ShoppingOnDevice", .v6, dependencies: ["ShoppingDatabase"]),
        frontEnd("ShoppingOnDeviceInSwift5", .v5, dependencies: ["ShoppingDatabase"]),
        .executableTarget(
            name: "ShoppingApp",
            dependencies: ["ShoppingSwiftUI", "ShoppingOnDevice", "SwiftUI"],
            swiftSettings: frontEndSettings(.v6)
        ),
        .executableTarget(
            name: "ShoppingUIKitApp",
            dependencies: ["ShoppingUIKit", "ShoppingOnDevice", "UIKit"],
            swiftSettings: frontEndSettings(.v6)
        ),
        .testTarget(
            name: "StandInTests",
            dependencies: ["HostedContainers", "VSM", "SwiftUI", "UIKit"],
            swiftSettings: swiftSettings + [noOverlays]
        ),
        // What the stand-ins assume of the real modules. On a Mac, ../Tests/Package.swift runs the same tests with these.
        .testTarget(
            name: "AppleBehaviorTests",
            dependencies: ["VSM", "StandInCombine", "SwiftUI", "UIKit"],
            swiftSettings: swiftSettings + [noOverlays]
        ),
        // Views that a test host explores.
        .testTarget(
            name: "ViewExplorationTests",
            dependencies: ["ExploredHosts", "VSM", "VSMTesting", "SwiftUI", "UIKit"],
            swiftSettings: swiftSettings + [noOverlays]
        ),
        // The inspector's view.
        .testTarget(
            name: "InspectorViewTests",
            dependencies: ["VSM", "VSMInspector", "SwiftUI"],
            swiftSettings: frontEndSettings(.v6) + [noOverlays]
        ),
        // The journeys through the shop, on each front end.
        .testTarget(
            name: "ShoppingAppleTests",
            dependencies: [
                "ShoppingSwiftUI", "ShoppingSwiftUIInSwift5", "ShoppingUIKit", "ShoppingUIKitInSwift5",
                "ShoppingOnDevice", "ShoppingOnDeviceInSwift5", "ShoppingDatabase", "ShoppingFeatures",
                "HeadlessHosts", "VSM", "SwiftUI", "UIKit",
            ],
            swiftSettings: swiftSettings + [noOverlays]
        ),
        // The features of the shop, explored through the views of each front end; with the stubs of the features' tests.
        .testTarget(
            name: "ShoppingViewTests",
            dependencies: [
                "ExploredHosts", "ShoppingSwiftUI", "ShoppingUIKit", "ShoppingFeatures", "VSM", "VSMTesting", "SwiftUI",
                "UIKit",
            ],
            swiftSettings: swiftSettings + [noOverlays]
        ),
        // The apps and their tests, through links; the journeys on the screen are only compiled.
        .testTarget(
            name: "AppTests",
            dependencies: [
                "ShoppingApp", "ShoppingUIKitApp", "ShoppingFeatures", "ShoppingOnDevice", "ShoppingUIKit", "VSM",
                "SwiftUI", "UIKit",
            ],
            swiftSettings: frontEndSettings(.v6) + [noOverlays]
        ),
        // The features of the guides, through links, and their views.
        .target(name: "ProfileData", dependencies: ["VSM"], swiftSettings: swiftSettings),
        .target(
            name: "PlainStructures",
            dependencies: ["ProfileData", "VSM"],
            exclude: ["README.md"],
            swiftSettings: swiftSettings
        ),
        .target(name: "Bookings", dependencies: ["VSM"], exclude: ["README.md"], swiftSettings: swiftSettings),
        .target(name: "Errands", dependencies: ["VSM"], exclude: ["README.md"], swiftSettings: swiftSettings),
        guideTests("GuideTests", swiftSettings),
        guideTests("GuideTestsInXcode26", settingsOfXcode26 + [standInCombine]),
        // One set of tests, through links, in the language modes of apps.
        adapterTests("AdapterTests", [.swiftLanguageMode(.v6)]),
        adapterTests("AdapterTestsInSwift5", [.swiftLanguageMode(.v5)]),
        adapterTests(
            "AdapterTestsOnMainActor",
            [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ]
        ),
        // The app of the guide "Getting started", with the settings of Swift 6 and of new projects in Xcode 26.
        adapterTests("QuotesTests", [.swiftLanguageMode(.v6)]),
        adapterTests("QuotesTestsInXcode26", settingsOfXcode26),
        // The listings of README, in a new project of Xcode 26.
        adapterTests("ReadmeTests", settingsOfXcode26),
    ]
)

/// The settings of a new project in Xcode 26.
var settingsOfXcode26: [SwiftSetting] {
    [
        .swiftLanguageMode(.v5),
        .defaultIsolation(MainActor.self),
        // "Approachable concurrency" is these five.
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InferSendableFromCaptures"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

func guideTests(_ name: String, _ settings: [SwiftSetting]) -> Target {
    .testTarget(
        name: name,
        dependencies: [
            "Bookings", "Errands", "PlainStructures", "ProfileData", "VSM", "VSMTesting", "SwiftUI", "UIKit",
        ],
        swiftSettings: settings + [noOverlays]
    )
}

func adapterTests(_ name: String, _ settings: [SwiftSetting]) -> Target {
    .testTarget(
        name: name,
        dependencies: ["VSM", "SwiftUI", "UIKit"],
        swiftSettings: settings + [.treatAllWarnings(as: .error), noOverlays, standInCombine]
    )
}

/// Returns the target of a part of the shop for Apple's systems, through a link.
func frontEnd(_ name: String, _ mode: SwiftLanguageMode, dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name,
        dependencies: ["ShoppingFeatures", "VSM", "SwiftUI", "UIKit"] + dependencies,
        swiftSettings: frontEndSettings(mode)
    )
}

/// Returns the settings of an app that sets only its language mode.
func frontEndSettings(_ mode: SwiftLanguageMode) -> [SwiftSetting] {
    [.swiftLanguageMode(mode), .treatAllWarnings(as: .error), standInCombine]
}
