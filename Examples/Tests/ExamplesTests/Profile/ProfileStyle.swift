import ProfileData
import VSM
import VSMTesting

/// A style of the models of the profile, which creates the first states.
///
/// All styles have the same behavior, which ``ProfileGraphTests`` tests.
protocol ProfileStyle: SendableMetatype {
    associatedtype LoadState: ProfileState
    associatedtype EditState: EditedProfileState

    /// The first state of loading.
    static func loading(from repository: ChoosingUserDataRepository) -> LoadState

    /// The first state of editing.
    static func editing(_ userData: UserData, in repository: ChoosingUserDataRepository) -> EditState
}

// Swift Testing reads the arguments of tests off the main actor.
nonisolated let profileStyles: [any ProfileStyle.Type] = [
    ProtocolsWithStructsStyle.self, StructExtensionsStyle.self, StructBuilderStyle.self, EncapsulatedProtocolStyle.self,
]

/// A state of the profile, in any style.
protocol ProfileState {
    var actions: [StateAction<Self>] { get }
}

/// A state of editing the profile, in any style.
protocol EditedProfileState: ProfileState {
    associatedtype EditingState
    var data: UserData { get }
    var editingState: EditingState { get }
}
