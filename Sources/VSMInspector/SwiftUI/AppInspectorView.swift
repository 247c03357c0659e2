#if canImport(SwiftUI) && DEBUG
public import SwiftUI
@_spi(Host) import VSM

/// The containers of an app, with their states, diagrams and journeys.
///
/// ``SwiftUICore/View/inspectable()`` shows this view as a sheet. Show it yourself where that is not possible, for example
/// with a `UIHostingController` in an app without SwiftUI.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AppInspectorView: View {
    private let inspector: Inspector?
    private let close: (@MainActor () -> Void)?

    /// Creates a view of the containers that were created after ``inspectContainers(file:)``.
    public init() {
        self.init(inspectorOfNewContainers as? Inspector)
    }

    /// - Parameters:
    ///   - inspector: The inspector; `nil` if there is none.
    ///   - close: Closes the view.
    @_spi(Inspection) public init(_ inspector: Inspector?, close: (@MainActor () -> Void)? = nil) {
        self.inspector = inspector
        self.close = close
    }

    /// The list of containers, which leads to their details.
    public var body: some View {
        NavigationStack {
            Group {
                if let inspector {
                    ContainerList(inspector: inspector)
                } else {
                    Text("Nothing is recorded. Call inspectContainers() when the app starts.").padding()
                }
            }
            .navigationTitle("Inspector")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    if let close { Button("Close", action: close) }
                }
            }
        }
    }
}
#endif
