import CConcurrencyRuntime

/// A Boolean flag of the whole program that any thread reads and sets.
package enum ProgramFlag: Int {
    /// Whether `withContainerObserver` has been called.
    case observersWereScoped
    /// Whether a runtime issue ends the program.
    case issuesAreFatal
    /// Whether anything has tracked the state of a container.
    case stateIsTracked

    package var isSet: Bool { vsm_flag_is_set(rawValue) }

    package func set(_ isSet: Bool = true) { vsm_set_flag(rawValue, isSet) }
}
