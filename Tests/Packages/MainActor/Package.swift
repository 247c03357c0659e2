// swift-tools-version: 6.2

import PackageDescription

// The tests of VSMTesting on the main actor, as those of an app are: without annotations, with the settings of a new project in
// Xcode 26. What a test can do on a host that is an actor, it can do on a host that is the main actor.
let package = Package(
    name: "MainActor",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../.."),
        // The same versions as in the package itself, which exports neither.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        .testTarget(
            name: "VSMTestingTests",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMJournal", package: "vsm-swift"),
                .product(name: "VSMTesting", package: "vsm-swift"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ],
            exclude: [
                // They need no host.
                "Diagrams", "StateGraph/SampleGraph.swift", "StateGraph/StateGraphCheckTests.swift",
                "StateGraph/StateGraphDataTests.swift", "StateGraph/StateGraphQueryTests.swift",
                // They are about a host that is another actor.
                "Choices/ChoicesElsewhereTests.swift", "TestHost/ExternalWorkTests.swift",
                "TestHost/HostIssueTests.swift", "TestHost/HostMisuseTests.swift", "TestHost/ParallelHostsTests.swift",
            ],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("DisableOutwardActorInference"),
                .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        )
    ]
)
