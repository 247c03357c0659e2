// swift-tools-version: 6.2

import PackageDescription

// A package with every product and the traits of each, which `Scripts/test products` builds with the optimizer.

let products = [
    "LegacyVSM", "VSM", "VSMInspector", "VSMJournal", "VSMLogging", "VSMTesting", "VSMTracing", "VSMWeb",
    "VSMWebTesting",
]

let package = Package(
    name: "EveryProduct",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(
            name: "vsm-swift",
            path: "../../..",
            traits: [.defaults, "OpenCombineFoundation", "Logging", "Tracing", "Web", "Inspector"]
        )
    ],
    targets: [
        .executableTarget(name: "EveryProduct", dependencies: products.map { .product(name: $0, package: "vsm-swift") })
    ]
)
