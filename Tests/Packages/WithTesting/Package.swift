// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "WithTesting",
    platforms: [.macOS(.v15)],
    dependencies: [
        // snippet.dependency
        // To the dependencies of the package:
        .package(url: "https://github.com/…/vsm-swift", from: "1.0.0")
        // snippet.end
    ],
    targets: [
        .testTarget(
            name: "WithTestingTests",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                // snippet.dependency
                // To the dependencies of the test target:
                .product(name: "VSMTesting", package: "vsm-swift"),
                // snippet.end
            ]
        )
    ]
)

// In this repository, the library is elsewhere.
package.dependencies = [.package(name: "vsm-swift", path: "../../..")]
