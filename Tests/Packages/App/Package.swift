// swift-tools-version: 6.2

import PackageDescription

// A package like that of an app that uses VSM, its journals and its inspector, without the web host and the test libraries.
let package = Package(
    name: "CoreOnly",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        // snippet.dependency
        // To the dependencies of the package:
        .package(url: "https://github.com/…/vsm-swift", from: "1.0.0")
        // snippet.end
    ],
    targets: [
        .executableTarget(
            name: "CoreOnly",
            dependencies: [
                // snippet.dependency
                // To the dependencies of a target:
                .product(name: "VSM", package: "vsm-swift"),
                // snippet.end
                .product(name: "VSMInspector", package: "vsm-swift"),
                .product(name: "VSMJournal", package: "vsm-swift"),
            ]
        )
    ]
)

// In this repository, the library is elsewhere.
package.dependencies = [.package(name: "vsm-swift", path: "../../..")]
