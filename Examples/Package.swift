// swift-tools-version: 6.2

import PackageDescription

/// The examples are written for approachable concurrency, and for an app in language mode 5 that has not changed a setting:
/// `EXAMPLES_LANGUAGE_MODE=5 swift test` builds and tests the same files in language mode 5, without upcoming features.
let swiftSettings: [SwiftSetting] =
    Context.environment["EXAMPLES_LANGUAGE_MODE"] == "5"
    ? [.swiftLanguageMode(.v5)]
    : [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]

/// What the examples need of the library, or every trait: the site that runs the examples has these, and `Scripts/build` shares what
/// it has built for others.
let traits: Set<Package.Dependency.Trait> =
    Context.environment["EXAMPLES_TRAITS"] == "all"
    ? [.defaults, "Web", "Logging", "Testing"] : [.defaults, "Testing"]

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")

/// A style or technique, in a folder of its own with a README that says what it is for.
func example(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies + [vsm], exclude: ["README.md"], swiftSettings: swiftSettings)
}

let examples = [
    "ProfileData", "ProtocolsWithStructs", "StructExtensions", "StructBuilder", "EncapsulatedProtocol", "ModelBuilder",
    "SharedRepository", "SeededMistakes",
]

let package = Package(
    name: "Examples",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    // For the site that runs them, which is a package of its own.
    products: [.library(name: "Examples", targets: examples)],
    dependencies: [
        .package(name: "vsm-swift", path: "..", traits: traits)
    ],
    targets: [
        // The user's data, which all profile features load and save.
        .target(name: "ProfileData", dependencies: [vsm], swiftSettings: swiftSettings),

        // The user profile feature, in the four styles of models.
        example("ProtocolsWithStructs", dependencies: ["ProfileData"]),
        example("StructExtensions", dependencies: ["ProfileData"]),
        example("StructBuilder", dependencies: ["ProfileData"]),
        example("EncapsulatedProtocol", dependencies: ["ProfileData"]),

        // The blog feature, whose models build each other.
        example("ModelBuilder"),

        // The bio feature, which stays in step with the profile.
        example("SharedRepository", dependencies: ["ProfileData"]),

        // Features with mistakes as they happen, each beside its corrected twin, for the tests to find.
        example("SeededMistakes"),

        .testTarget(
            name: "ExamplesTests",
            dependencies: examples.map { .target(name: $0) } + [vsm, vsmTesting],
            swiftSettings: swiftSettings
        ),
    ]
)
