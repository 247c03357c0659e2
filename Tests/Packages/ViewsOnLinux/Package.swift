// swift-tools-version: 6.2

import PackageDescription

// A package of views like that of an app. Its tests run on Linux against the stand-ins for Apple's modules.
// snippet.manifest
#if os(Linux)
let library = Package.Dependency.package(
    name: "AppleStandIns",
    path: "../vsm-swift/Tests/Packages/AppleStandIns"
)
let modules: [Target.Dependency] = [
    .product(name: "VSM", package: "AppleStandIns"),
    .product(name: "SwiftUI", package: "AppleStandIns"),
]
#else
let library = Package.Dependency.package(url: "https://github.com/…/vsm-swift", from: "1.0.0-rc.1")
let modules: [Target.Dependency] = [.product(name: "VSM", package: "vsm-swift")]
#endif
// snippet.end

let settings: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

let package = Package(
    name: "Timers",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [library],
    targets: [
        .target(name: "Timers", dependencies: modules, swiftSettings: settings),
        .testTarget(name: "TimersTests", dependencies: ["Timers"] + modules, swiftSettings: settings),
    ]
)

// In this repository, the stand-ins are elsewhere.
#if os(Linux)
package.dependencies = [.package(name: "AppleStandIns", path: "../AppleStandIns")]
#else
package.dependencies = [.package(name: "vsm-swift", path: "../../..")]
#endif
