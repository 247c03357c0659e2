import Foundation

/// Sees the actions that begin in the containers of a host.
///
/// The target `HostedContainers` implements it with VSM, which this module cannot import. A host finds the class by its
/// name.
@MainActor
package protocol HostedActions: AnyObject {
    init()

    /// Sees the actions of the containers that some code, or a task that it starts, creates.
    func see<Result>(_ code: () throws -> Result) rethrows -> Result

    /// Sees the actions of the containers that an object stores; the object may be a container itself.
    func see(containersOf object: AnyObject)

    /// Descriptions of the actions that run.
    var running: [String] { get }
}

/// Creates an object that sees the actions of a host; returns `nil` in programs without VSM.
@MainActor
package func makeHostedActions() -> (any HostedActions)? {
    (NSClassFromString("HostedContainers.SeenActions") as? any HostedActions.Type)?.init()
}
