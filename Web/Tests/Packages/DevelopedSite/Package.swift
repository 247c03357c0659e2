// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DevelopedSite",
    platforms: [.macOS(.v15)],
    dependencies: [
        // With the traits of the packages that are built in the same folder.
        .package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Web", "Logging"])
    ],
    targets: [
        .executableTarget(
            name: "DevelopedSite",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMWeb", package: "vsm-swift"),
            ],
            resources: [.embedInCode("Resources/site.css"), .embedInCode("Resources/mark.svg")],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        )
    ]
)
