public import Observation

/// The state of a container of the main actor can be tracked, as that of an `@Observable` class.
///
/// A SwiftUI view whose body reads the state is updated when it changes, whatever holds the container. So is what UIKit and AppKit
/// call again when something changes that it has read, such as `updateProperties()`. `withObservationTracking` works everywhere.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension StateContainer: Observable {}
