// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "WithTracing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Tracing"])],
    targets: [
        .executableTarget(
            name: "WithTracing",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMTracing", package: "vsm-swift"),
            ]
        )
    ]
)
