import Foundation
import ShoppingDatabase

/// A shop's database in a separate folder, which is removed together with this object.
final class TemporaryShop: Sendable {
    let path: String
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "Shopping-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        path = folder.appending(path: "shop.sqlite").path
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens the database, or opens it again.
    func open(productCount: Int = 0) throws -> ShopDatabase {
        try ShopDatabase(path: path, productCount: productCount)
    }
}
