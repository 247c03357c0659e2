import ProfileData
import VSM
import VSMTesting

@testable import EncapsulatedProtocol

/// A style of the models that edit the profile, which creates their states.
protocol EditingStyle: SendableMetatype {
    associatedtype EditState: ProfileState

    /// The first state of editing.
    static func editing(_ userData: UserData, in repository: any ProfileRepository) -> EditState
}

/// A style of the models of the profile, whose loading begins with a state.
///
/// All styles have the same behavior, which ``ProfileTests`` and ``ProfileGraphTests`` test.
protocol ProfileStyle: EditingStyle {
    associatedtype LoadState: ProfileState

    /// The first state of loading.
    static func loading(from repository: any ProfileRepository) -> LoadState

    /// An error state that a preview creates, with the message "A long story."; a retry leads to Grace.
    static var errorForPreview: LoadState { get }
}

/// A repository for models with publishers, and for those with `async` and `await`.
typealias ProfileRepository = UserDataProviding & UserProfileProvidingDependency

// Swift Testing reads the arguments of tests off the main actor.
nonisolated let profileStyles: [any ProfileStyle.Type] = [
    ProtocolsWithStructsStyle.self, StructExtensionsStyle.self, StructBuilderStyle.self, EncapsulatedProtocolStyle.self,
]

/// The styles of editing: those above, and that of the guides, whose loading begins with an action.
nonisolated let editingStyles: [any EditingStyle.Type] = profileStyles + [PlainStructuresStyle.self]

/// A state of the profile, in any style.
protocol ProfileState {
    var shown: ShownProfile<Self> { get }
}

extension ProfileState {
    var summary: String { [shown.name, shown.text].filter { !$0.isEmpty }.joined(separator: ": ") }
}

/// The parts of a state that a view shows, and the actions that the state offers.
struct ShownProfile<State> {
    /// The name of the state in the diagram.
    let name: String
    let text: String
    let actions: [StateAction<State>]

    init(_ name: String, _ text: String = "", _ actions: StateAction<State>...) {
        self.name = name
        self.text = text
        self.actions = actions
    }
}
