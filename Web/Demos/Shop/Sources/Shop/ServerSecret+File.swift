import Foundation
import VSMWeb

extension ServerSecret {
    /// Reads the secret in a file.
    ///
    /// If the file does not exist, this creates it with a new secret that only its owner may read. The file lets
    /// shoppers keep their carts when the shop is restarted.
    ///
    /// - Throws: ``SettingProblem`` if the file is not a secret or cannot be written.
    init(file path: String) throws {
        if !FileManager.default.fileExists(atPath: path) {
            var generator = SystemRandomNumberGenerator()
            let bytes = (0..<Self.minimumLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            let text = Data(bytes).base64EncodedData()
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            guard FileManager.default.createFile(atPath: path, contents: text, attributes: attributes) else {
                throw SettingProblem(description: "\(path) cannot be written.")
            }
        }
        guard let content = FileManager.default.contents(atPath: path), let secret = ServerSecret(content) else {
            throw SettingProblem(description: "\(path) is not a secret. Delete it to get a new one.")
        }
        self = secret
    }
}
