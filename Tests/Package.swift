// swift-tools-version: 6.2

import PackageDescription

// The tests of the package for apps, on Macs and phones: open VSM.xcworkspace, or test this package. ../Package.swift
// declares the same targets but one, on Linux only.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Tests",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "vsm-swift", path: "..")],
    targets: [
        tests("VSMTests", of: ["VSM", "VSMTesting"]),
        tests("VSMJournalTests", of: ["VSM", "VSMJournal"]),
        tests("VSMTestingTests", of: ["VSM", "VSMJournal", "VSMTesting"]),
        tests("VSMInspectorTests", of: ["VSM", "VSMJournal", "VSMInspector"]),
        tests("DropInTests", of: ["VSM"], [.swiftLanguageMode(.v6)]),
        tests("DropInTestsInSwift5", of: ["VSM"], [.swiftLanguageMode(.v5)]),
        tests("LegacyVSMTests", of: ["LegacyVSM"], [.swiftLanguageMode(.v5)]),
        tests("VSMCompileTests", of: ["VSM"], exclude: ["Programs"]),
        // What the stand-ins for SwiftUI and UIKit assume of the real modules. They run the same tests on Linux.
        .testTarget(
            name: "AppleBehaviorTests",
            dependencies: [.product(name: "VSM", package: "vsm-swift")],
            path: "AppleBehaviorTests",
            swiftSettings: swiftSettings
        ),
    ]
)

/// Returns the tests in a folder, which use products of the package for apps.
func tests(
    _ name: String,
    of products: [String],
    _ settings: [SwiftSetting] = swiftSettings,
    exclude: [String] = []
) -> Target {
    .testTarget(
        name: name,
        dependencies: products.map { .product(name: $0, package: "vsm-swift") },
        path: name,
        exclude: exclude,
        swiftSettings: settings
    )
}
