/// The data of the app's user.
public struct UserData: Codable, Equatable, Sendable {
    /// The name that other users see.
    public var username: String

    /// Creates the data.
    public init(username: String) {
        self.username = username
    }
}

/// Whether the user's data has been loaded.
public enum UserDataState: Equatable, Sendable {
    /// The data has not been loaded.
    case loading
    /// The latest data that is known.
    case loaded(UserData)
}
