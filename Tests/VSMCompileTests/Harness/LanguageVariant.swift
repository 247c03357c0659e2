/// A way in which users of the package may compile a program.
enum LanguageVariant: String, CaseIterable, Sendable {
    case swift5
    case swift6
    case swift6Nonsending = "swift6-nonsending"
    case swift6MainActor = "swift6-main-actor"
    case swift6MainActorAlone = "swift6-main-actor-alone"

    var arguments: [String] {
        switch self {
        case .swift5:
            ["-swift-version", "5"]
        case .swift6:
            ["-swift-version", "6"]
        case .swift6Nonsending:
            ["-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
        case .swift6MainActor:
            Self.swift6Nonsending.arguments + [
                "-enable-upcoming-feature", "InferIsolatedConformances", "-default-isolation", "MainActor",
            ]
        case .swift6MainActorAlone:
            ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }
}
