import VSMWeb

/// An example that the site runs.
///
/// The value is part of the address.
enum Example: String, CaseIterable, RouteValue {
    case protocolsWithStructs = "protocols-with-structs"
    case structExtensions = "struct-extensions"
    case structBuilder = "struct-builder"
    case encapsulatedProtocol = "encapsulated-protocol"
    case modelBuilder = "model-builder"
    case sharedRepository = "shared-repository"
    case hangingLoad = "hanging-load"
    case errorWithoutWayBack = "error-without-way-back"
    case lateSave = "late-save"
    case doubleOrder = "double-order"
    case draftAfterDiscard = "draft-after-discard"

    /// The groups of the list.
    enum Group: String, CaseIterable {
        case styles = "The profile, in four styles"
        case techniques = "Techniques"
        case mistakes = "Seeded mistakes"

        var examples: [Example] { Example.allCases.filter { $0.group == self } }
    }

    var group: Group {
        switch self {
        case .protocolsWithStructs, .structExtensions, .structBuilder, .encapsulatedProtocol: .styles
        case .modelBuilder, .sharedRepository: .techniques
        case .hangingLoad, .errorWithoutWayBack, .lateSave, .doubleOrder, .draftAfterDiscard: .mistakes
        }
    }

    var title: String {
        switch self {
        case .protocolsWithStructs: "Protocols with structs"
        case .structExtensions: "Struct extensions"
        case .structBuilder: "Struct builder"
        case .encapsulatedProtocol: "Encapsulated protocol"
        case .modelBuilder: "Model builder"
        case .sharedRepository: "Shared repository"
        case .hangingLoad: "A load that hangs"
        case .errorWithoutWayBack: "An error without a way back"
        case .lateSave: "A late save"
        case .doubleOrder: "A double order"
        case .draftAfterDiscard: "A draft of what was discarded"
        }
    }

    var summary: String {
        switch self {
        case .protocolsWithStructs: "The states name protocols; structs implement them. Saves while you type."
        case .structExtensions: "Models are structs of closures, which extensions create."
        case .structBuilder: "Models are structs of closures; one builder creates them all."
        case .encapsulatedProtocol: "Private models behind protocols, with async and await."
        case .modelBuilder: "A blog post whose models lead to each other."
        case .sharedRepository: "A bio that follows what an editor saves elsewhere."
        case .hangingLoad: "An error is ignored, and the spinner never stops."
        case .errorWithoutWayBack: "The button to try again never helps."
        case .lateSave: "An older answer overwrites a newer text."
        case .doubleOrder: "A second attempt, and two parcels."
        case .draftAfterDiscard: "A discarded letter reappears as a draft."
        }
    }

    /// The folders with the sources of the example, in `Examples/Sources`.
    var folders: [String] {
        switch self {
        case .protocolsWithStructs: ["ProtocolsWithStructs"]
        case .structExtensions: ["StructExtensions"]
        case .structBuilder: ["StructBuilder"]
        case .encapsulatedProtocol: ["EncapsulatedProtocol"]
        case .modelBuilder: ["ModelBuilder"]
        case .sharedRepository: ["SharedRepository", "ProfileData"]
        case .hangingLoad: ["SeededMistakes/HangingLoad"]
        case .errorWithoutWayBack: ["SeededMistakes/ErrorWithoutWayBack"]
        case .lateSave: ["SeededMistakes/LateSave"]
        case .doubleOrder: ["SeededMistakes/DoubleOrder"]
        case .draftAfterDiscard: ["SeededMistakes/DraftAfterDiscard"]
        }
    }

    /// The guides that the example belongs to.
    var guides: [Guide] {
        switch self {
        case .protocolsWithStructs: [.models, .states, .actions]
        case .structExtensions: [.models, .previews]
        case .structBuilder: [.models]
        case .encapsulatedProtocol: [.models, .actions]
        case .modelBuilder: [.models, .actions]
        case .sharedRepository: [.data, .dependencies]
        case .hangingLoad, .errorWithoutWayBack, .doubleOrder: [.testing]
        case .lateSave, .draftAfterDiscard: [.testing, .concurrency]
        }
    }
}

/// A guide in the catalog of `VSM`.
///
/// The value is the name of its file.
enum Guide: String, CaseIterable, RouteValue {
    case actions = "Actions"
    case concurrency = "Concurrency"
    case data = "Data"
    case dependencies = "Dependencies"
    case models = "Models"
    case previews = "Previews"
    case states = "States"
    case testing = "Testing"

    /// The path of the page in the repository.
    var path: String { "Sources/VSM/VSM.docc/Guides/\(rawValue).md" }
}
