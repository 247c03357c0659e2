import Foundation

/// The Xcode project of the apps, as property lists.
struct XcodeProject {
    typealias Object = [String: Any]

    /// The folder of this package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let apps = package.appending(path: "Apps")

    let root: String
    let objects: [String: Object]

    init() throws {
        let content = try propertyList(Self.apps.appending(path: "Shopping.xcodeproj/project.pbxproj"))
        root = content["rootObject"] as? String ?? ""
        objects = content["objects"] as? [String: Object] ?? [:]
    }

    /// The targets, by id.
    var targets: [String: Object] { objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" } }

    /// The values of all objects for a key.
    func values(_ key: String) -> [String] { objects.values.compactMap { $0[key] as? String } }

    /// The objects that an object names for a key.
    func named(_ key: String, by object: Object) -> [Object] {
        (object[key] as? [String] ?? [object[key] as? String].compactMap(\.self)).compactMap { objects[$0] }
    }

    /// The folders whose files belong to a target.
    func folders(of target: Object) -> [URL] {
        named("fileSystemSynchronizedGroups", by: target)
            .map { Self.apps.appending(path: $0["path"] as? String ?? "") }
    }

    /// The settings of a target or of the project itself, for each configuration.
    func settings(of owner: Object) -> [[String: String]] {
        named("buildConfigurationList", by: owner).flatMap { named("buildConfigurations", by: $0) }
            .compactMap { $0["buildSettings"] as? [String: String] }
    }

    /// The ids in a value, at any depth.
    static func ids(in value: Any) -> [String] {
        switch value {
        case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
        case let list as [Any]: list.flatMap(ids)
        case let pairs as Object: pairs.flatMap { ids(in: $0.key) + ids(in: $0.value) }
        default: []
        }
    }
}

/// Reads a property list in any format, such as that of Xcode's projects.
func propertyList(_ file: URL) throws -> [String: Any] {
    try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any] ?? [:]
}

/// Returns the files in a folder, at any depth.
func files(in folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
}

func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
