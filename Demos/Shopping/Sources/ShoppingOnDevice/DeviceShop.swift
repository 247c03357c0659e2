import Foundation
import ShoppingDatabase
import ShoppingFeatures

/// The dependencies of an app, with the shop's data in a file that is opened once for all windows.
public actor DeviceShop {
    private let directory: URL?
    private let disturbance: Disturbance?
    private let report: @Sendable (DatabaseProblem) -> Void
    private var dependencies: (any ShoppingDependencies)?

    /// Creates the dependencies; ``open()`` opens the file.
    ///
    /// - Parameters:
    ///   - directory: the directory of the file, which is created if it does not exist; by default, the app's folder
    ///     for such files.
    ///   - disturbance: delays and failures to see how the app handles them.
    ///   - report: is called when a request fails because of the database; by default, it writes to the log.
    public init(
        directory: URL? = nil,
        disturbance: Disturbance? = nil,
        report: @escaping @Sendable (DatabaseProblem) -> Void = { NSLog("%@", "The database has a problem. \($0)") }
    ) {
        self.directory = directory
        self.disturbance = disturbance
        self.report = report
    }

    /// Returns the dependencies of all features.
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
