// swift-tools-version: 6.2

import PackageDescription

// Built by Scripts/fuzz, with libFuzzer.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    // A library, because libFuzzer brings the main function.
    products: [.library(name: "Fuzz", type: .static, targets: ["Fuzz"])],
    dependencies: [.package(name: "vsm-swift", path: "../../../.."), .package(name: "vsm-web", path: "../../..")],
    targets: [
        .target(
            name: "Fuzz",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMWeb", package: "vsm-web"),
            ]
        )
    ]
)
