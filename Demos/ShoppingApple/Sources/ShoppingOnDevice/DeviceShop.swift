import Foundation
import ShoppingDatabase
import ShoppingFeatures

/// The dependencies of an app: the shop's data in a file of the app, opened once for all windows.
public actor DeviceShop {
    private let directory: URL?
    private let disturbance: Disturbance?
    private let report: @Sendable (DatabaseProblem) -> Void
    private var dependencies: (any ShoppingDependencies)?

    /// Creates the dependencies; the file is opened by ``open()``.
    ///
    /// - Parameters:
    ///   - directory: where the file is; the app's folder for such files by default. Created if it does not exist.
    ///   - disturbance: delays and failures, to see how the app handles them.
    ///   - report: is called when a request fails because of the database; writes to the log by default.
    public init(
        directory: URL? = nil,
        disturbance: Disturbance? = nil,
        report: @escaping @Sendable (DatabaseProblem) -> Void = { NSLog("%@", "The database has a problem. \($0)") }
    ) {
        self.directory = directory
        self.disturbance = disturbance
        self.report = report
    }

    /// The dependencies of all features.
    ///
    /// - Throws: an error if the file cannot be opened. The next call tries again.
    public func open() throws -> any ShoppingDependencies {
        if let dependencies { return dependencies }
        let files = FileManager.default
        let directory =
            try directory
            ?? files.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        try files.createDirectory(at: directory, withIntermediateDirectories: true)
        let file = directory.appending(path: "Shop.sqlite")
        let database = try ShopDatabase(path: file.path(percentEncoded: false), report: report)
        let opened = DatabaseDependencies(database, visitor: "device", disturbance: disturbance)
        dependencies = opened
        return opened
    }
}
