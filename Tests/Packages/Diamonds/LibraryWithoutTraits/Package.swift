// swift-tools-version: 6.2

import PackageDescription

// The check "traits" of Scripts/test sets this to a repository with a version, because SwiftPM resolves a package by its address
// differently from one by its path.
let repository = Context.environment["VSM_REPOSITORY"] ?? "https://github.com/…/vsm-swift"

// A library that takes the default traits of VSM.
let package = Package(
    name: "LibraryWithoutTraits",
    platforms: [.macOS(.v15)],
    products: [.library(name: "LibraryWithoutTraits", targets: ["LibraryWithoutTraits"])],
    dependencies: [.package(url: repository, from: "1.0.0")],
    targets: [
        .target(name: "LibraryWithoutTraits", dependencies: [.product(name: "VSM", package: "vsm-swift")])
    ]
)
