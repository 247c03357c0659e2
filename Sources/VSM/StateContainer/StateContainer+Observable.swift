public import Observation

/// The Observation framework can track the state of a container of the main actor, like that of an `@Observable` class.
///
/// SwiftUI updates a view whose body reads the state when it changes, whatever holds the container. UIKit and AppKit do
/// the same for methods that they track, such as `updateProperties()`. `withObservationTracking` works on all systems.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension StateContainer: Observable {}
