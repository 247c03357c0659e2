/// The key with which a server signs the cookies of its visitors.
///
/// Protect it like a password: anyone who has it can impersonate every visitor whose name they know. It never appears
/// in descriptions.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ServerSecret: Sendable, CustomStringConvertible, CustomReflectable {
    /// The minimum length of a secret, in bytes.
    public static let minimumLength = 32

    let bytes: [UInt8]

    /// Creates a secret from the bytes of an unpredictable generator, such as `openssl rand -hex 32`.
    ///
    /// - Parameter bytes: The bytes, for example the UTF-8 of an environment variable.
    /// - Returns: `nil` if there are fewer than ``minimumLength`` bytes.
    public init?(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count >= Self.minimumLength else { return nil }
        self.bytes = bytes
    }

    private init(random: Void) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.minimumLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Returns a secret that no other process has.
    ///
    /// The cookies of earlier processes are not valid with it, so their visitors become new ones.
    public static func random() -> ServerSecret { ServerSecret(random: ()) }

    /// The name of the type, without the value.
    public var description: String { "ServerSecret" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
