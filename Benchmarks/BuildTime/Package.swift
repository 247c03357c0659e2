// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// One feature in three ways: by hand, without dependencies, as a class that announces its changes; with VSM; and by hand with
// one macro. CONTENDER in the environment chooses the way, so that none resolves and plans the dependencies of another.
let contender = Context.environment["CONTENDER"] ?? "ByHand"

let features = Target.target(name: "Features", path: "Sources/\(contender)")
let package = Package(name: contender, platforms: [.macOS(.v15)], targets: [features])

switch contender {
case "WithVSM":
    // Without traits, it builds no publishers, as on Apple's systems, which have Combine.
    package.dependencies = [.package(name: "vsm-swift", path: "../..", traits: [])]
    features.dependencies = [.product(name: "VSM", package: "vsm-swift")]
case "WithMacro":
    // Every package with a macro of its own builds swift-syntax.
    package.dependencies = [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0")]
    package.targets.append(
        .macro(
            name: "Macros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        )
    )
    features.dependencies = ["Macros"]
default: break
}
