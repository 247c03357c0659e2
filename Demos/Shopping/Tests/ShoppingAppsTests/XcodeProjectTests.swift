import Foundation
import Testing

// Only Xcode can build the project. These tests find mistakes that it would report.
@Suite("The Xcode project of the apps")
struct XcodeProjectTests {
    let project: XcodeProject

    init() throws { project = try XcodeProject() }

    @Test("Each id in the project has an object, and each object is used")
    func ids() {
        let used = project.objects.flatMap { id, object in XcodeProject.ids(in: object).filter { $0 != id } }
        #expect(Set(used + [project.root]) == Set(project.objects.keys))
    }

    @Test("The project has each folder beside it, and shows it")
    func folders() throws {
        let groups = project.objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
        let shown = project.objects[project.root].flatMap { project.named("mainGroup", by: $0).first }
        #expect(Set(groups.keys).isSubset(of: shown?["children"] as? [String] ?? []))
        let existing = try FileManager.default.contentsOfDirectory(atPath: XcodeProject.apps.path)
        let projectAndFolders = groups.values.compactMap { $0["path"] as? String } + ["Shopping.xcodeproj"]
        #expect(projectAndFolders.sorted() == existing.filter { !$0.hasPrefix(".") }.sorted())
        for target in project.targets.values {
            let sources = project.folders(of: target).flatMap(files).filter { $0.pathExtension == "swift" }
            #expect(!sources.isEmpty, "\(target["name"] ?? "")")
        }
    }

    @Test("The package has the products and the oldest systems of the apps")
    func package() throws {
        #expect(project.values("relativePath") == [".."])
        let manifest = try String(contentsOf: XcodeProject.package.appending(path: "Package.swift"), encoding: .utf8)
        let libraries = try #require(manifest.firstMatch(of: /package\.products \+= \[(.*)\]/))
        let products = project.values("productRef").compactMap { project.objects[$0]?["productName"] as? String }
        #expect(products.count == 6)
        for product in products { #expect(libraries.1.contains("\"\(product)\"")) }
        let settings = XcodeProject.apps.appending(path: "Settings/Project.xcconfig")
        for oldest in try String(contentsOf: settings, encoding: .utf8).matches(of: /(OS|X)_DEPLOYMENT_TARGET = (\d+)/)
        {
            #expect(manifest.contains(oldest.1 == "X" ? ".macOS(.v\(oldest.2))" : ".iOS(.v\(oldest.2))"))
        }
    }

    @Test("Each file with settings exists, and no setting belongs to one person")
    func settings() throws {
        #expect(project.targets.values.flatMap(project.settings).allSatisfy { $0["DEVELOPMENT_TEAM"] == nil })
        let named =
            project.values("baseConfigurationReferenceRelativePath").map { "Settings/\($0)" }
            + project.targets.values.flatMap(project.settings)
            .flatMap { [$0["INFOPLIST_FILE"], $0["CODE_SIGN_ENTITLEMENTS"]].compactMap(\.self) }
        let existing = files(in: XcodeProject.apps.appending(path: "Settings")).map {
            "Settings/\($0.lastPathComponent)"
        }
        #expect(Set(named) == Set(existing))
        let property = try propertyList(XcodeProject.apps.appending(path: "Settings/ShopUIKit-Info.plist"))
        #expect(property["UIObservationTrackingEnabled"] as? Bool == true)
        let entitlements = try propertyList(XcodeProject.apps.appending(path: "Settings/ShopMac.entitlements"))
        #expect(entitlements["com.apple.security.app-sandbox"] as? Bool == true)
    }

    @Test("Each target of tests runs in its app")
    func tests() throws {
        let root = try #require(project.objects[project.root]?["attributes"] as? XcodeProject.Object)
        let tested = try #require(root["TargetAttributes"] as? [String: [String: String]])
        for (id, target) in project.targets
        where target["productType"] as? String != "com.apple.product-type.application" {
            let app = try #require(project.named("dependencies", by: target).first?["target"] as? String)
            let name = try #require(project.objects[app]?["name"] as? String)
            #expect(tested[id]?["TestTargetID"] == app)
            for settings in project.settings(of: target) {
                let host = settings["TEST_HOST"]
                #expect(settings["TEST_TARGET_NAME"] == name || host?.contains("/\(name).app/") == true)
                #expect(host == nil || host?.hasSuffix("/\(name)") == true)
            }
        }
    }

    @Test("Each app has a scheme that runs it and its tests", arguments: ["ShopSwiftUI", "ShopUIKit", "ShopMac"])
    func scheme(app: String) throws {
        let file = XcodeProject.apps.appending(path: "Shopping.xcodeproj/xcshareddata/xcschemes/\(app).xcscheme")
        let scheme = try String(contentsOf: file, encoding: .utf8)
        let reference =
            /BlueprintIdentifier="(?<id>\w+)"\s+BuildableName="(?<product>[\w.]+)" BlueprintName="(?<name>\w+)"/
        let references = scheme.matches(of: reference)
        for reference in references {
            let target = try #require(project.targets[String(reference.id)])
            #expect(target["name"] as? String == String(reference.name))
            let product = project.named("productReference", by: target).first
            #expect(product?["path"] as? String == String(reference.product))
        }
        #expect(references.map { String($0.name) } == [app, "\(app)Tests", "\(app)Journeys", app, app])
        #expect(scheme.contains(#"key="SHOPPING_IS_TEMPORARY" value="1" isEnabled="YES""#))
    }
}
