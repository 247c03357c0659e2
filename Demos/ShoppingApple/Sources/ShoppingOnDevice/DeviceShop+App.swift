import Foundation

extension DeviceShop {
    /// The shop of an app.
    ///
    /// Its data stay on the device. With `SHOPPING_IS_TEMPORARY` in the environment, which the tests of the apps set, it begins
    /// empty, in a folder that the system removes.
    public static func ofApp(environment: [String: String] = ProcessInfo.processInfo.environment) -> DeviceShop {
        guard environment["SHOPPING_IS_TEMPORARY"] != nil else { return DeviceShop() }
        return DeviceShop(directory: FileManager.default.temporaryDirectory.appending(path: "Shop-\(UUID())"))
    }
}
