// swift-tools-version: 6.2

import PackageDescription

// A package with every product of both packages, which `Scripts/test products` builds with the optimizer.

let products = [
    ("vsm-swift", ["VSM", "LegacyVSM", "VSMInspector", "VSMJournal", "VSMTesting"]),
    ("vsm-web", ["VSMLogging", "VSMTracing", "VSMWeb", "VSMWebInspector", "VSMWebTesting"]),
]

let package = Package(
    name: "EveryProduct",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../../..", traits: [.defaults, "OpenCombineFoundation"]),
        .package(name: "vsm-web", path: "../../.."),
    ],
    targets: [
        .executableTarget(
            name: "EveryProduct",
            dependencies: products.flatMap { package, names in names.map { .product(name: $0, package: package) } }
        )
    ]
)
