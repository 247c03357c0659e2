// swift-tools-version: 6.2

import PackageDescription

// A package as an app has it that takes VSM and its journals, without the web host and without test libraries.
let package = Package(
    name: "CoreOnly",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "CoreOnly",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMJournal", package: "vsm-swift"),
            ]
        )
    ]
)
