#if DEBUG
@_spi(Host) import VSM

/// Records every container that is created from now on, for the inspector.
///
/// Call this when the app starts:
///
/// ```swift
/// @main
/// struct BlogApp: App {
///     init() {
///         inspectContainers()
///     }
///
///     var body: some Scene {
///         WindowGroup {
///             BlogView().inspectable()
///         }
///     }
/// }
/// ```
///
/// In builds without an inspector, the function does nothing. Another call has no effect.
///
/// - Parameter file: A file of the app. In a simulator and on a Mac, the inspector shows the code that caused a change, and
///   the diagrams that tests have written, from the folder of its project.
public func inspectContainers(file: String = #filePath) {
    guard inspectorOfNewContainers == nil else { return }
    let files = SourceFiles(folder: SourceFiles.folderOfProject(around: file))
    inspectNewContainers(with: Inspector(files: files))
    // Finding all files takes a while, for which the inspector would otherwise wait when it is opened.
    Task.detached(priority: .utility) { _ = files.path(of: "") }
}
#else
/// Does nothing, because this build has no inspector.
@_alwaysEmitIntoClient @_transparent
public func inspectContainers(file: String = "") {}
#endif
