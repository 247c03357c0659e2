import Foundation
import Testing

@Suite("The resources of the apps")
struct ResourceTests {
    private struct Icons: Decodable {
        struct Image: Decodable {
            let filename: String
            let size: String
            let scale: String?
            let platform: String?
        }

        let images: [Image]
    }

    static let resources = XcodeProject.apps.appending(path: "Resources")

    @Test("Each app has an icon, an accent color and a privacy manifest")
    func apps() throws {
        let project = try XcodeProject()
        let apps = project.targets.values.filter {
            $0["productType"] as? String == "com.apple.product-type.application"
        }
        #expect(apps.count == 3)
        for app in apps { #expect(project.folders(of: app).contains { $0.path == Self.resources.path }) }
        let settings = XcodeProject.apps.appending(path: "Settings/App.xcconfig")
        let assets = try String(contentsOf: settings, encoding: .utf8).matches(of: /(APPICON|COLOR)_NAME = (\w+)/)
        #expect(assets.count == 2)
        for asset in assets {
            let kind = asset.1 == "COLOR" ? "colorset" : "appiconset"
            #expect(exists(Self.resources.appending(path: "Assets.xcassets/\(asset.2).\(kind)/Contents.json")))
        }
    }

    @Test("The icon has a picture of each size that Apple requires, and no others")
    func icons() throws {
        let folder = Self.resources.appending(path: "Assets.xcassets/AppIcon.appiconset")
        let images = try JSONDecoder()
            .decode(Icons.self, from: Data(contentsOf: folder.appending(path: "Contents.json"))).images
        let sizes = ["16x16", "32x32", "128x128", "256x256", "512x512"].flatMap { ["\($0) 1x", "\($0) 2x"] }
        #expect(Set(images.map { "\($0.size) \($0.scale ?? "ios")" }) == Set(sizes + ["1024x1024 ios"]))
        let pictures = files(in: folder).filter { $0.pathExtension == "png" }.map(\.lastPathComponent)
        #expect(Set(images.map(\.filename)) == Set(pictures))
        for image in images {
            let data = try Data(contentsOf: folder.appending(path: image.filename))
            let points = try #require(image.size.split(separator: "x").first.flatMap { Int($0) })
            // The header of a PNG: its width and height from byte 16 on, and after their depth whether it has transparency.
            try #require(data.count > 25)
            let sides = [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
            let side = image.scale == "2x" ? points * 2 : points
            #expect(sides == [side, side], "\(image.filename)")
            // Apple refuses an icon with transparency for a phone.
            #expect(image.platform == nil || data[25] == 2, "\(image.filename)")
        }
    }

    @Test("The privacy manifest declares no tracking, and gives a reason for each API")
    func privacy() throws {
        let path = "Apps/Resources/PrivacyInfo.xcprivacy"
        let manifest = try propertyList(XcodeProject.package.appending(path: path))
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
        #expect(manifest["NSPrivacyCollectedDataTypes"] is [Any])
        let uses = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        let categories = ["FileTimestamp", "SystemBootTime", "DiskSpace", "ActiveKeyboards", "UserDefaults"]
            .map { "NSPrivacyAccessedAPICategory\($0)" }
        for use in uses {
            #expect(categories.contains(use["NSPrivacyAccessedAPIType"] as? String ?? ""))
            #expect((use["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false)
        }
    }
}
