/// An actor that replaces deallocated owners to do their remaining work.
///
/// Only code that was isolated to the owner runs here, so nothing else uses its data at the same time.
package actor StandInActor {
    package static let shared = StandInActor()
}
