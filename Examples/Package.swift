// swift-tools-version: 6.2

import PackageDescription

/// The settings of a new project in Xcode 26.
let newProject: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    // These five are "approachable concurrency".
    .enableUpcomingFeature("DisableOutwardActorInference"),
    .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InferSendableFromCaptures"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the examples are built with these settings.
let isNewProject = Context.environment["EXAMPLES_SETTINGS"] == "Xcode26"

/// The examples are code of apps: the same files, without an annotation, have to build and pass their tests with all
/// settings that an app may have.
///
/// `EXAMPLES_LANGUAGE_MODE` is 5 or 6, and `EXAMPLES_SETTINGS=Xcode26` chooses the settings of a new project. In language
/// mode 6, the others need one upcoming feature: see "What need not be Sendable" in the guide to concurrency.
let swiftSettings: [SwiftSetting] =
    switch (Context.environment["EXAMPLES_LANGUAGE_MODE"], isNewProject) {
    case ("5", false): [.swiftLanguageMode(.v5)]
    case ("5", true): [.swiftLanguageMode(.v5)] + newProject
    case (_, false): [.swiftLanguageMode(.v6), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    case (_, true): [.swiftLanguageMode(.v6)] + newProject
    }

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")
let vsmTesting = Target.Dependency.product(name: "VSMTesting", package: "vsm-swift")

/// Returns the target of a style or technique, whose folder has a README that explains its purpose.
func example(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies + [vsm], exclude: ["README.md"], swiftSettings: swiftSettings)
}

let examples = [
    "ProfileData", "PlainStructures", "ProtocolsWithStructs", "StructExtensions", "StructBuilder",
    "EncapsulatedProtocol",
    "ModelBuilder", "Bookings", "Errands", "SharedRepository", "SeededMistakes",
]

let package = Package(
    name: "Examples",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    // The library is for the site that runs the profile, which is a separate package.
    products: [.library(name: "Profile", targets: ["ProfileData", "PlainStructures"])],
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

        // The errands, whose rows act on their own: marks that are shown before they are saved, retry, cancel and undo.
        example("Errands"),

        // The bio feature, which stays in sync with the profile.
        example("SharedRepository", dependencies: ["ProfileData"]),

        // Features with typical mistakes for the tests to find, each with a corrected version.
        example("SeededMistakes"),

        // A container that is driven from a terminal, as a host of one's own: see Sources/VSM/VSM.docc/Guides/Hosts.md.
        .executableTarget(name: "TerminalHost", dependencies: [vsm], swiftSettings: swiftSettings),
        .testTarget(
            name: "ExamplesTests",
            dependencies: ["TerminalHost"] + examples.map { .target(name: $0) } + [vsm, vsmTesting],
            // The compiler lets no class on the main actor override the initializer of XCTestCase.
            exclude: isNewProject ? ["Testing/SimpleTestCase.swift"] : [],
            swiftSettings: swiftSettings
        ),
    ]
)
