/// What the app knows about its user.
public struct UserData: Codable, Equatable, Sendable {
    /// The name that others see.
    public var username: String

    /// Puts the data together.
    public init(username: String) {
        self.username = username
    }
}

/// How far the user's data has come.
public enum UserDataState: Equatable, Sendable {
    /// Nobody has loaded it yet.
    case loading
    /// It is there; this is the latest that is known.
    case loaded(UserData)
}
