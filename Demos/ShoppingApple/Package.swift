// swift-tools-version: 6.2

import PackageDescription

// The shop on Apple's systems: open this folder in Xcode. The features and the database are those of the package beside
// it, which also has the front end for browsers.

let features: [Target.Dependency] = [
    .product(name: "ShoppingFeatures", package: "Shopping"),
    .product(name: "VSM", package: "vsm-swift"),
]

let package = Package(
    name: "ShoppingApple",
    platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
    products: [
        .library(name: "ShoppingSwiftUI", targets: ["ShoppingSwiftUI"]),
        .library(name: "ShoppingUIKit", targets: ["ShoppingUIKit"]),
        .library(name: "ShoppingOnDevice", targets: ["ShoppingOnDevice"]),
    ],
    dependencies: [
        .package(path: "../Shopping"),
        // With the traits that the package above asks for: SwiftPM 6.3 does not resolve different ones.
        .package(name: "vsm-swift", path: "../..", traits: [.defaults, "Web", "Logging", "Testing"]),
    ],
    targets: [
        // The front end in SwiftUI.
        .target(name: "ShoppingSwiftUI", dependencies: features),
        // The front end in UIKit; empty on systems without UIKit.
        .target(name: "ShoppingUIKit", dependencies: features),
        // The dependencies of an app: the database in a file of the app.
        .target(
            name: "ShoppingOnDevice",
            dependencies: features + [.product(name: "ShoppingDatabase", package: "Shopping")]
        ),
        // The app in SwiftUI.
        .executableTarget(name: "ShoppingApp", dependencies: ["ShoppingSwiftUI", "ShoppingOnDevice"]),
    ],
    swiftLanguageModes: [.v6]
)
