import ProfileData
import VSM

// snippet.protocol
/// Loads and saves the user's data, and publishes its changes.
protocol ProfileProviding {
    // snippet.end
    // snippet.changes
    /// The latest data, and the data after each change; `nil` until it is loaded.
    var changes: CurrentValue<UserData?>.Values { get }
    // snippet.end

    // snippet.protocol
    /// Loads, publishes and returns the data.
    func load() async throws -> UserData

    /// Saves, publishes and returns the data, as the service has stored it.
    func save(_ userData: UserData) async throws -> UserData
}
// snippet.end
