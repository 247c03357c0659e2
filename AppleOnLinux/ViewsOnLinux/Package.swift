// swift-tools-version: 6.2

import PackageDescription

// On Linux, the stand-ins have SwiftUI, and the library as it is built with them.
#if os(Linux)
let library = Package.Dependency.package(name: "AppleOnLinux", path: "../vsm-swift/AppleOnLinux")
let (package, views) = ("AppleOnLinux", ["SwiftUI"])
#else
let library = Package.Dependency.package(name: "vsm-swift", path: "../vsm-swift")
let (package, views) = ("vsm-swift", [String]())
#endif

func products(_ names: [String]) -> [Target.Dependency] { names.map { .product(name: $0, package: package) } }

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let timers = Package(
    name: "Timers",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [library],
    targets: [
        .target(name: "Timers", dependencies: products(["VSM"] + views), swiftSettings: settings),
        .testTarget(
            name: "TimersTests",
            dependencies: ["Timers"] + products(["VSM", "VSMTesting"] + views),
            swiftSettings: settings
        ),
    ]
)
// snippet.hide

// In this repository, the library and the stand-ins are elsewhere.
#if os(Linux)
timers.dependencies = [.package(name: "AppleOnLinux", path: "..")]
#else
timers.dependencies = [.package(name: "vsm-swift", path: "../..")]
#endif
// snippet.show
