// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The tests of the core that can run on a phone, by links. The package leaves out files with tests that end their own
// process, and tests that start the compiler.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")
let vsmJournal = Target.Dependency.product(name: "VSMJournal", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")

let package = Package(
    name: "SimulatorTests",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [.package(name: "vsm-swift", path: "../../..")],
    targets: [
        tests("VSMTests", [vsm, vsmTesting], swiftSettings),
        tests("VSMJournalTests", [vsm, vsmJournal], swiftSettings),
        tests("VSMTestingTests", [vsm, vsmJournal, vsmTesting], swiftSettings),
        tests("DropInTests", [vsm], [.swiftLanguageMode(.v6)]),
        tests("DropInTestsInSwift5", [vsm], [.swiftLanguageMode(.v5)]),
    ]
)

func tests(_ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting]) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: filesWithExitTests(name), swiftSettings: settings)
}

/// The files of a target with a test that runs in its own process.
func filesWithExitTests(_ name: String) -> [String] {
    let folder = URL(filePath: Context.packageDirectory).appending(path: "Tests/\(name)").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
        .filter { (try? String(contentsOf: $0, encoding: .utf8))?.contains("processExitsWith:") == true }
        .map { String($0.path.dropFirst(folder.path.count + 1)) }
        .sorted()
}
