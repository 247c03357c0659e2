// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "WithLogging",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Logging"])],
    targets: [
        .executableTarget(
            name: "WithLogging",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMLogging", package: "vsm-swift"),
            ]
        )
    ]
)
