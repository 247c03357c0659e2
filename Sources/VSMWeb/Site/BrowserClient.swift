/// The client of the host: one script, concatenated from the files in `Resources/Client`.
enum BrowserClient {
    static let script = Array("\"use strict\";\n(() => {\n".utf8) + parts.joined() + Array("})();\n".utf8)

    /// The files in an order in which each finds what it uses while it is loaded; in functions, they use each other freely.
    private static let parts: [[UInt8]] = [
        PackageResources.markup_js,
        PackageResources.tree_js,
        PackageResources.patches_js,
        PackageResources.messages_js,
        PackageResources.focus_js,
        PackageResources.identity_js,
        PackageResources.succession_js,
        PackageResources.widgets_js,
        PackageResources.choices_js,
        PackageResources.fields_js,
        PackageResources.storage_js,
        PackageResources.notice_js,
        PackageResources.room_js,
        PackageResources.status_js,
        PackageResources.heartbeat_js,
        PackageResources.loading_js,
        PackageResources.undone_js,
        PackageResources.memory_js,
        PackageResources.connection_js,
        PackageResources.takeover_js,
        PackageResources.events_js,
        PackageResources.scrolling_js,
        PackageResources.navigation_js,
        PackageResources.start_js,
    ]
}
