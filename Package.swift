// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // `@available(Systems 2024, *)`: the systems whose asynchronous sequences have typed failures, and whose actors a test can run.
    .enableExperimentalFeature(
        "AvailabilityMacro=Systems 2024:iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2"
    ),
]

/// Where Combine does not exist and OpenCombine stands in for it.
let platformsWithoutCombine: [Platform] = [.linux, .windows, .android, .wasi, .openbsd]

/// A part of OpenCombine, with the trait that needs it.
func openCombine(_ product: String, for trait: String) -> Target.Dependency {
    .product(
        name: product,
        package: "OpenCombine",
        condition: .when(platforms: platformsWithoutCombine, traits: [trait])
    )
}

let package = Package(
    name: "vsm-swift",
    platforms: [.iOS(.v13), .macOS(.v11), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "VSM", targets: ["VSM"]),
        .library(name: "LegacyVSM", targets: ["LegacyVSM"]),
        .library(name: "VSMJournal", targets: ["VSMJournal"]),
        .library(name: "VSMTesting", targets: ["VSMTesting"]),
        .library(name: "VSMInspector", targets: ["VSMInspector"]),
        .plugin(name: "NewFeature", targets: ["NewFeature"]),
    ],
    traits: [
        .trait(name: "OpenCombine", description: "Publishers as actions and `$state` where Combine does not exist."),
        .trait(
            name: "OpenCombineFoundation",
            description: "DispatchQueue as a scheduler, dataTaskPublisher and decode where Combine does not exist.",
            enabledTraits: ["OpenCombine"]
        ),
        .default(enabledTraits: ["OpenCombine"]),
    ],
    dependencies: [
        // Combine's vocabulary on systems that have no Combine: actions that return publishers, `$state`.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Readable differences between states that need not be `Equatable`.
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        // Failures of a test in Swift Testing and in XCTest alike, also from code that is linked into an app.
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        // Questions to the concurrency runtime that Swift has no API for.
        .target(name: "CConcurrencyRuntime"),
        // Actors as owners, executors, locks and atomic values, for the targets of this package.
        .target(
            name: "VSMIsolation",
            dependencies: ["CConcurrencyRuntime"],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        // Calls that are debounced or throttled, and their timers.
        .target(
            name: "VSMRateLimiting",
            dependencies: ["CConcurrencyRuntime", "VSMIsolation"],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        // The operators of Combine that OpenCombine lacks.
        .target(
            name: "CombineOnLinux",
            dependencies: ["VSMIsolation", openCombine("OpenCombine", for: "OpenCombine")],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        .target(
            name: "VSM",
            dependencies: [
                "CConcurrencyRuntime", "CombineOnLinux", "VSMIsolation", "VSMRateLimiting",
                openCombine("OpenCombine", for: "OpenCombine"),
                openCombine("OpenCombineDispatch", for: "OpenCombineFoundation"),
                openCombine("OpenCombineFoundation", for: "OpenCombineFoundation"),
            ],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        // The name of version 1 in vsm-ios 2.0.
        .target(name: "LegacyVSM", dependencies: ["VSM"], swiftSettings: swiftSettings),
        // State diagrams as values, in Mermaid and in DOT.
        .target(
            name: "VSMDiagrams",
            dependencies: ["VSM"],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        .target(name: "VSMJournal", dependencies: ["VSM"], swiftSettings: swiftSettings + [.strictMemorySafety()]),
        .target(
            name: "VSMTesting",
            dependencies: [
                "CConcurrencyRuntime", "VSM", "VSMDiagrams", "VSMJournal", "VSMRateLimiting",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                // Where tests are linked statically, it does not find their library by itself.
                .product(
                    name: "IssueReportingTestSupport",
                    package: "xctest-dynamic-overlay",
                    condition: .when(platforms: platformsWithoutCombine)
                ),
            ],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        // Shows running containers during development.
        // Where the states and the arrows of a diagram are, and its drawing.
        .target(name: "VSMDiagramLayout", dependencies: ["VSMDiagrams"], swiftSettings: swiftSettings),
        .target(
            name: "VSMInspector",
            dependencies: ["VSM", "VSMDiagramLayout", "VSMJournal"],
            swiftSettings: swiftSettings
        ),
        // Adds a feature to a package that depends on this one: `swift package new-feature Name`.
        .plugin(
            name: "NewFeature",
            capability: .command(
                intent: .custom(verb: "new-feature", description: "Adds a feature: states, models, a view, tests."),
                permissions: [.writeToPackageDirectory(reason: "It writes the files of the feature.")]
            )
        ),
        .testTarget(name: "VSMTests", dependencies: ["VSM", "VSMTesting"], swiftSettings: swiftSettings),
        .testTarget(name: "VSMJournalTests", dependencies: ["VSM", "VSMJournal"], swiftSettings: swiftSettings),
        .testTarget(
            name: "VSMTestingTests",
            dependencies: ["VSM", "VSMJournal", "VSMTesting"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMInspectorTests",
            dependencies: ["VSM", "VSMJournal", "VSMInspector"],
            swiftSettings: swiftSettings
        ),
        // Features as apps that came from vsm-ios have them, in the language modes in which these are written, without
        // any upcoming feature. `Scripts/test apple` compiles the same files next to views.
        .testTarget(name: "DropInTests", dependencies: ["VSM"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(name: "DropInTestsInSwift5", dependencies: ["VSM"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LegacyVSMTests", dependencies: ["LegacyVSM"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // Compiles the programs in its folder with the toolchain's compiler, against VSM as it was built.
        .testTarget(
            name: "VSMCompileTests",
            dependencies: ["VSM"],
            exclude: ["Programs"],
            swiftSettings: swiftSettings
        ),
    ]
)

#if canImport(Darwin)
// SwiftPM compiles tests for the oldest system that XCTest runs on, which is older than those with test hosts. The
// package in the folder Tests has the same tests for newer systems.
package.targets.removeAll { $0.type == .test }
#endif

#if compiler(>=6.4)
// Xcode 27 compiles for no older systems.
package.platforms = [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)]
#endif

if Context.environment["VSM_DOCUMENTATION"] != nil {
    // `Scripts/documentation` runs it. Packages that depend on this one do not resolve it.
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
