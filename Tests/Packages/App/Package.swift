// swift-tools-version: 6.2

import PackageDescription

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

/// The settings of the feature of the guide, and of its tests, which are the same files for each of them.
///
/// `APP_SETTINGS=Xcode26` chooses those of a new project; otherwise, there are none. `APP_LANGUAGE_MODE` is 5 or 6.
let quotesSettings: [SwiftSetting] =
    [.swiftLanguageMode(Context.environment["APP_LANGUAGE_MODE"] == "5" ? .v5 : .v6)]
    + (Context.environment["APP_SETTINGS"] == "Xcode26" ? newProject : [])

// An app that uses VSM, its journals and its inspector, with tests; and the feature of the guide "Getting started".
let package = Package(
    name: "App",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(url: "https://github.com/…/vsm-swift", from: "1.0.0-rc.1")
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMInspector", package: "vsm-swift"),
                .product(name: "VSMJournal", package: "vsm-swift"),
            ]
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                // snippet.testing
                // To the dependencies of the test target:
                .product(name: "VSMTesting", package: "vsm-swift"),
                // snippet.end
            ]
        ),
        .target(
            name: "Quotes",
            dependencies: [.product(name: "VSM", package: "vsm-swift")],
            swiftSettings: quotesSettings
        ),
        .testTarget(
            name: "QuotesTests",
            dependencies: [
                "Quotes", .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMTesting", package: "vsm-swift"),
            ],
            swiftSettings: quotesSettings
        ),
    ]
)

// In this repository, the library is elsewhere. VSM_REPOSITORY in the environment is its address, and APP the name of a program
// that needs other traits of the library, without which the app above would not compile.
let path = "../../.."
switch Context.environment["APP"] {
case "NoTraits":
    // It has no publishers on systems without Combine.
    package.dependencies = [.package(name: "vsm-swift", path: path, traits: [])]
    package.targets = [program("NoTraits")]
case "WithOpenCombineFoundation":
    // It uses the additions of Foundation and Dispatch to Combine.
    package.dependencies = [.package(name: "vsm-swift", path: path, traits: [.defaults, "OpenCombineFoundation"])]
    package.targets = [program("WithOpenCombineFoundation")]
default:
    package.dependencies = [
        Context.environment["VSM_REPOSITORY"].map { .package(url: $0, from: "1.0.0-rc.1") }
            ?? .package(name: "vsm-swift", path: path)
    ]
}

func program(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "VSM", package: "vsm-swift")],
        swiftSettings: [
            .swiftLanguageMode(Context.environment["APP_LANGUAGE_MODE"] == "5" ? .v5 : .v6),
            .treatAllWarnings(as: .error),
        ]
    )
}
