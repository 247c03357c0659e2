#if DEBUG
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The files of the inspector, which are texts in the code so that release builds have none of them.
enum InspectorFiles {
    static let stylesheet = file("inspector.css", .css, DiagramStyleSheet.css + inspectorStyle)
    static let script = file("inspector.js", .javaScript, inspectorScript)
    static let drawer = Asset(InspectionAddress.script, .javaScript, content: Array(drawerScript.utf8))

    private static func file(_ name: String, _ type: Asset.ContentType, _ content: String) -> Asset {
        Asset("\(InspectionAddress.path)/\(name)", type, content: Array(content.utf8))
    }
}
#endif
