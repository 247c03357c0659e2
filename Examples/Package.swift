// swift-tools-version: 6.2

import PackageDescription

/// The examples are written for approachable concurrency, and for an app in language mode 5 with default settings:
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

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")

/// Returns the target of a style or technique, whose folder has a README that explains its purpose.
func example(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies + [vsm], exclude: ["README.md"], swiftSettings: swiftSettings)
}

let examples = [
    "ProfileData", "PlainStructures", "ProtocolsWithStructs", "StructExtensions", "StructBuilder",
    "EncapsulatedProtocol",
    "ModelBuilder", "Bookings", "SharedRepository", "SeededMistakes",
]

let package = Package(
    name: "Examples",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    // The library is for the site that runs the examples, which is a separate package.
    products: [.library(name: "Examples", targets: examples)],
    dependencies: [
        .package(name: "vsm-swift", path: "..")
    ],
    targets: [
        // The user's data, which all profile features load and save.
        .target(name: "ProfileData", dependencies: [vsm], swiftSettings: swiftSettings),

        // The user profile feature of the guides, and in the four styles of models.
        example("PlainStructures", dependencies: ["ProfileData"]),
        example("ProtocolsWithStructs", dependencies: ["ProfileData"]),
        example("StructExtensions", dependencies: ["ProfileData"]),
        example("StructBuilder", dependencies: ["ProfileData"]),
        example("EncapsulatedProtocol", dependencies: ["ProfileData"]),

        // The blog feature, whose models create each other.
        example("ModelBuilder"),

        // The bookings, which a list follows, searches and cancels in one container.
        example("Bookings"),

        // The bio feature, which stays in sync with the profile.
        example("SharedRepository", dependencies: ["ProfileData"]),

        // Features with typical mistakes for the tests to find, each with a corrected version.
        example("SeededMistakes"),

        // A container that is driven from a terminal, as a host of one's own: see Sources/VSM/VSM.docc/Guides/Hosts.md.
        .executableTarget(name: "TerminalHost", dependencies: [vsm], swiftSettings: swiftSettings),
        .testTarget(
            name: "ExamplesTests",
            dependencies: ["TerminalHost"] + examples.map { .target(name: $0) } + [vsm, vsmTesting],
            swiftSettings: swiftSettings
        ),
    ]
)
