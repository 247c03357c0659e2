// swift-tools-version: 6.2

import PackageDescription

// Stand-ins for the modules of Apple's systems that VSM's adapters and Apple front ends use, and VSM built against them.
// See README.md for what that proves and what it does not.

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Swift Testing brings overlays for the real UIKit, which the compiler would look for.
let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

let package = Package(
    name: "AppleStandIns",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        // What the module `Combine` of this package is made of.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                // `DispatchQueue` as a scheduler, with its strides.
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: swiftSettings
        ),
        .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: swiftSettings),
        .target(name: "UIKit", swiftSettings: swiftSettings),
        // The sources of the library itself, by a link.
        .target(name: "CConcurrencyRuntime"),
        .target(
            name: "VSM",
            dependencies: ["CConcurrencyRuntime", "Combine", "SwiftUI", "UIKit"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "StandInTests",
            dependencies: ["SwiftUI", "UIKit"],
            swiftSettings: swiftSettings + [noOverlays]
        ),
        // One set of tests, by links, in the language modes in which apps are written.
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
    ]
)

func adapterTests(_ name: String, _ settings: [SwiftSetting]) -> Target {
    .testTarget(
        name: name,
        dependencies: ["VSM", "SwiftUI", "UIKit"],
        swiftSettings: settings + [.treatAllWarnings(as: .error), noOverlays]
    )
}
