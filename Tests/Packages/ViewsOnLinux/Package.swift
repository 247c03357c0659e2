// swift-tools-version: 6.2

import PackageDescription

// With STAND_INS, the tests of the views are built; without it, those of the states and models.
#if os(Linux)
let usesStandIns = Context.environment["STAND_INS"] != nil
#else
let usesStandIns = false
#endif

let library: Package.Dependency =
    usesStandIns
    ? .package(name: "AppleStandIns", path: "../vsm-swift/Tests/Packages/AppleStandIns")
    : .package(name: "vsm-swift", path: "../vsm-swift")

let modules: [Target.Dependency] =
    usesStandIns
    ? [.product(name: "VSM", package: "AppleStandIns"), .product(name: "SwiftUI", package: "AppleStandIns")]
    : [.product(name: "VSM", package: "vsm-swift")]

let testModules: [Target.Dependency] =
    usesStandIns ? modules : modules + [.product(name: "VSMTesting", package: "vsm-swift")]

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Timers",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [library],
    targets: [
        .target(name: "Timers", dependencies: modules, swiftSettings: settings),
        .testTarget(name: "TimersTests", dependencies: ["Timers"] + testModules, swiftSettings: settings),
    ]
)
// snippet.hide

// In this repository, the library and the stand-ins are elsewhere.
package.dependencies = [
    usesStandIns
        ? .package(name: "AppleStandIns", path: "../AppleStandIns")
        : .package(name: "vsm-swift", path: "../../..")
]
// snippet.show
