// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "WithTesting",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Testing"])],
    targets: [
        .testTarget(
            name: "WithTestingTests",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMTesting", package: "vsm-swift"),
            ]
        )
    ]
)
