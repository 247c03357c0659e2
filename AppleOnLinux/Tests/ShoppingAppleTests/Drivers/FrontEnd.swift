import Foundation
import ShoppingDatabase
import ShoppingFeatures
import ShoppingOnDevice
import Testing

@testable import ShoppingSwiftUI

/// A front end of the shop for Apple's systems.
enum FrontEnd: String, CaseIterable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"

    /// Opens the shop in a new window.
    @MainActor
    func open(_ shop: PreviewShop) -> any ShopDriver {
        open { shop }
    }

    @MainActor
    func open(_ loadDependencies: @escaping MainLoaderModel.LoadDependencies) -> any ShopDriver {
        switch self {
        case .swiftUI: SwiftUIDriver(loadDependencies: loadDependencies)
        case .uiKit: UIKitDriver(loadDependencies: loadDependencies)
        }
    }
}

/// A front end with its storage.
struct ShopSetup: CustomTestStringConvertible, Sendable {
    /// The storage of the data.
    enum Storage: String, CaseIterable {
        case memory = "in memory"
        case database = "on a database"
        case slowDatabase = "on a slow database"
        case unreliableDatabase = "on a slow database of which a fifth of the requests fails"
    }

    let frontEnd: FrontEnd
    let storage: Storage

    static let all = FrontEnd.allCases.flatMap { frontEnd in
        Storage.allCases.map { ShopSetup(frontEnd: frontEnd, storage: $0) }
    }

    var testDescription: String { "\(frontEnd.rawValue) \(storage.rawValue)" }

    /// Opens an empty shop in two windows.
    @MainActor
    func withTwoWindows(
        _ journey: (_ shop: any ShopDriver, _ other: any ShopDriver) async throws -> Void
    ) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "Shop-\(UUID())")
        defer { try? FileManager.default.removeItem(at: directory) }
        let load = loadDependencies(directory)
        try await journey(frontEnd.open(load), frontEnd.open(load))
    }

    /// Opens an empty shop.
    @MainActor
    func withShop(_ journey: (_ shop: any ShopDriver) async throws -> Void) async throws {
        try await withTwoWindows { shop, _ in try await journey(shop) }
    }

    private func loadDependencies(_ directory: URL) -> MainLoaderModel.LoadDependencies {
        let disturbance: Disturbance
        switch storage {
        case .memory:
            let shop = PreviewShop()
            return { shop }
        case .database: disturbance = Disturbance(delay: 0, failureRate: 0)
        case .slowDatabase: disturbance = Disturbance(delay: 0.01, failureRate: 0)
        case .unreliableDatabase: disturbance = Disturbance(delay: 0.001, failureRate: 0.2)
        }
        // Errors of a window after the end of its test, when the file has been deleted, are ignored.
        let shop = DeviceShop(directory: directory, disturbance: disturbance, report: { _ in })
        return { try await shop.open() }
    }
}

extension Product {
    static var ottoman: Product { samples[0] }
    static var tvStand: Product { samples[1] }
    static var couch: Product { samples[2] }
}
