import Foundation

extension DeviceShop {
    /// Returns the shop of an app.
    ///
    /// The data stays on the device. If `SHOPPING_IS_TEMPORARY` is set in the environment, as in the tests of the apps,
    /// the shop is empty at first and its data is in a folder that the system removes.
    public static func ofApp(environment: [String: String] = ProcessInfo.processInfo.environment) -> DeviceShop {
        guard environment["SHOPPING_IS_TEMPORARY"] != nil else { return DeviceShop() }
        return DeviceShop(directory: FileManager.default.temporaryDirectory.appending(path: "Shop-\(UUID())"))
    }
}
