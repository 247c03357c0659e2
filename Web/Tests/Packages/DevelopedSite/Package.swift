// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DevelopedSite",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../../.."),
        .package(name: "vsm-web", path: "../../.."),
    ],
    targets: [
        .executableTarget(
            name: "DevelopedSite",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMWeb", package: "vsm-web"),
            ],
            resources: [.embedInCode("Resources/site.css"), .embedInCode("Resources/mark.svg")],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        )
    ]
)
