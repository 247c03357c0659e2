/// Stands in for owners that are gone, where something that they promised is still to be done.
///
/// Only what the owner alone could use runs here, so that nothing else uses it at the same time.
actor StandInActor {
    static let shared = StandInActor()
}
