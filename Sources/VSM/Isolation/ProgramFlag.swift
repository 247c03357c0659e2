import CConcurrencyRuntime

/// Something that is so, or not, for the whole program, and that all threads ask and say.
enum ProgramFlag: Int {
    /// Observers were attached to all containers that are created in a scope.
    case observersWereScoped
    /// An issue ends the program.
    case issuesAreFatal
    /// Something has tracked the state of a container.
    case stateIsTracked

    var isSet: Bool { vsm_flag_is_set(rawValue) }

    func set(_ isSet: Bool = true) { vsm_set_flag(rawValue, isSet) }
}
