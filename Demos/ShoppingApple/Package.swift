// swift-tools-version: 6.2

import PackageDescription

// The front ends of the shop on Apple's systems. The apps that show them are in Apps: open Apps/Shopping.xcodeproj. The features
// and the database are those of the package beside this one, which also has the front end for browsers.

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
        // Without its web server and its tests: 2 packages are downloaded, not 28.
        .package(path: "../Shopping", traits: []),
        .package(name: "vsm-swift", path: "../.."),
    ],
    targets: [
        // The front end in SwiftUI.
        .target(
            name: "ShoppingSwiftUI",
            dependencies: features + [.product(name: "VSMInspector", package: "vsm-swift")]
        ),
        // The front end in UIKit; empty on systems without UIKit.
        .target(name: "ShoppingUIKit", dependencies: features),
        // The dependencies of an app: the database in a file of the app.
        .target(
            name: "ShoppingOnDevice",
            dependencies: features + [.product(name: "ShoppingDatabase", package: "Shopping")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
