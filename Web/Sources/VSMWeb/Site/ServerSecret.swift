/// The key with which a server signs the cookies of its visitors, and the keys that it also accepts.
///
/// Protect it like a password: anyone who has it can impersonate every visitor whose name they know. It never appears
/// in descriptions.
public struct ServerSecret: Sendable, CustomStringConvertible, CustomReflectable {
    /// The minimum length of a secret, in bytes.
    public static let minimumLength = 32

    let bytes: [UInt8]
    /// The bytes of the keys whose signatures are also accepted.
    let accepted: [[UInt8]]

    /// Creates a secret from the bytes of an unpredictable generator, such as `openssl rand -hex 32`.
    ///
    /// The server signs with these bytes. It also accepts what was signed with the other secrets, so that the key can be
    /// replaced while several servers run. A cookie that was signed with one of them is signed again with the next page.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, for example the UTF-8 of an environment variable.
    ///   - others: The secrets whose signatures are also accepted: earlier ones, and the next one.
    /// - Returns: `nil` if there are fewer than ``minimumLength`` bytes.
    public init?(_ bytes: some Sequence<UInt8>, accepting others: [ServerSecret] = []) {
        let bytes = Array(bytes)
        guard bytes.count >= Self.minimumLength else { return nil }
        self.bytes = bytes
        accepted = others.flatMap(\.keys)
    }

    private init(random: Void) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.minimumLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        accepted = []
    }

    /// The bytes of all keys; the first one signs.
    var keys: [[UInt8]] { [bytes] + accepted }

    /// Returns a secret that no other process has.
    ///
    /// The cookies of earlier processes are not valid with it, so their visitors become new ones.
    public static func random() -> ServerSecret {
        DevelopmentFolder.secret.flatMap { ServerSecret($0) } ?? ServerSecret(random: ())
    }

    /// The name of the type, without the value.
    public var description: String { "ServerSecret" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
