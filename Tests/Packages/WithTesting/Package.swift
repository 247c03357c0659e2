// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "WithTesting",
    platforms: [.macOS(.v15)],
    dependencies: [
        // snippet.dependency
        .package(name: "vsm-swift", path: "../vsm-swift", traits: [.defaults, "Testing"])  // of the package
        // snippet.end
    ],
    targets: [
        .testTarget(
            name: "WithTestingTests",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                // snippet.dependency
                .product(name: "VSMTesting", package: "vsm-swift"),  // of the test target
                // snippet.end
            ]
        )
    ]
)

// In this repository, the library is elsewhere.
package.dependencies = [.package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Testing"])]
