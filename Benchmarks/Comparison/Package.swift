// swift-tools-version: 6.2

import PackageDescription

// The newsletter of README, by hand with `@Observable`, and with VSM. CONTENDER in the environment chooses one, so that the other
// resolves and builds nothing of it. Scripts/benchmark-comparison explains more.
let contender = Context.environment["CONTENDER"] ?? "ByHand"

let program = Target.executableTarget(
    name: contender,
    swiftSettings: [
        .swiftLanguageMode(.v6),
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
)
let package = Package(name: contender, platforms: [.macOS(.v15)], targets: [program])

if contender == "WithVSM" {
    // Without traits, it builds no publishers, as on Apple's systems, which have Combine.
    package.dependencies = [.package(name: "vsm-swift", path: "../..", traits: [])]
    program.dependencies = [.product(name: "VSM", package: "vsm-swift")]
}
