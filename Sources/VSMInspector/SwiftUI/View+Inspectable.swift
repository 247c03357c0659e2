#if canImport(SwiftUI)
#if DEBUG
public import SwiftUI
@_spi(Host) import VSM

extension View {
    /// Adds a button that shows the inspector, with the containers that were created after ``inspectContainers(file:)``.
    ///
    /// Use this on the first view of the app, or on a preview. In builds without an inspector and on systems older than
    /// iOS 16, macOS 13, tvOS 16 and watchOS 9, the method returns the view as it is.
    public func inspectable() -> some View {
        guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return AnyView(self) }
        return AnyView(modifier(InspectorButton(inspector: inspectorOfNewContainers as? Inspector)))
    }
}

/// Adds a button that shows an inspector as a sheet.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct InspectorButton: ViewModifier {
    let inspector: Inspector?
    @SwiftUI.State private var isPresented = false

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottomTrailing) {
                Button {
                    isPresented = true
                } label: {
                    Image(systemName: "scope").imageScale(.large).foregroundStyle(.white).padding(10)
                }
                .buttonStyle(.plain)
                .background(.tint, in: .capsule)
                .accessibilityLabel("Inspect")
                // Above the bar of tabs.
                .padding(.bottom, 60)
                .padding(.trailing, 12)
            }
            .sheet(isPresented: $isPresented) { sheet }
    }

    #if os(macOS)
    private let minimumSize: CGFloat? = 520
    #else
    private let minimumSize: CGFloat? = nil
    #endif

    /// The inspector, as high as half of the screen, so that the app can be seen and used above it.
    @ViewBuilder private var sheet: some View {
        let view = AppInspectorView(inspector) { isPresented = false }
            .frame(minWidth: minimumSize, minHeight: minimumSize)
            .presentationDetents([.height(120), .medium, .large])
        if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *) {
            view.presentationBackgroundInteraction(.enabled(upThrough: .medium))
        } else {
            view
        }
    }
}
#else
public import SwiftUI

extension View {
    /// Returns the view as it is, because this build has no inspector.
    @_alwaysEmitIntoClient @_transparent
    public func inspectable() -> Self { self }
}
#endif
#endif
