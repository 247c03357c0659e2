// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The feature by hand, with one macro. Every package with a macro of its own builds swift-syntax.
let package = Package(
    name: "WithMacro",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0")],
    targets: [
        .macro(
            name: "Macros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        ),
        .target(name: "Features", dependencies: ["Macros"]),
    ]
)
