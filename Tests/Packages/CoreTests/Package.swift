// swift-tools-version: 6.2

import PackageDescription

// This package contains the tests of the core, by links. It neither resolves nor builds the web host. It also builds
// the library as other packages do, so that Scripts/test shares the result. SwiftPM builds the root package with other
// flags.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")
let legacyVSM = Target.Dependency.product(name: "LegacyVSM", package: "vsm-swift")
let vsmJournal = Target.Dependency.product(name: "VSMJournal", package: "vsm-swift")
let vsmInspector = Target.Dependency.product(name: "VSMInspector", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")

let package = Package(
    name: "CoreTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vsm-swift", path: "../../..")],
    targets: [
        .testTarget(name: "VSMTests", dependencies: [vsm, vsmTesting], swiftSettings: swiftSettings),
        .testTarget(name: "VSMJournalTests", dependencies: [vsm, vsmJournal], swiftSettings: swiftSettings),
        .testTarget(
            name: "VSMTestingTests",
            dependencies: [vsm, vsmJournal, vsmTesting],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMInspectorTests",
            dependencies: [vsm, vsmJournal, vsmInspector],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "DropInTests", dependencies: [vsm], swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(name: "DropInTestsInSwift5", dependencies: [vsm], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LegacyVSMTests", dependencies: [legacyVSM], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "VSMCompileTests",
            dependencies: [vsm],
            exclude: ["Programs"],
            swiftSettings: swiftSettings
        ),
    ]
)

if Context.environment["SANITIZER"] == "threads" {
    // The thread sanitizer needs the tests that use several threads. All others run on a test host, on one thread.
    package.targets.removeAll { !["VSMTests", "VSMTestingTests"].contains($0.name) }
    package.targets.first { $0.name == "VSMTests" }?.exclude = ["EveryOrder"]
    package.targets.first { $0.name == "VSMTestingTests" }?.sources = [
        "Choices", "Diagrams/CommittedDiagramTests.swift", "Exploration", "StateGraph/FailureText.swift",
        "StateGraph/SampleGraph.swift", "TestHost",
    ]
}
