#if canImport(SwiftUI)
public import SwiftUI
import VSM

/// A view in each of its states, for a preview.
///
/// Each state has the name of its case as its title:
///
/// ```swift
/// #Preview {
///     StateGallery([ProfileViewState.loading, .loaded(.sample), .failed(.sample)]) { ProfileView(state: $0) }
/// }
/// ```
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct StateGallery<State, Content: View>: View {
    private let states: [State]
    private let content: (State) -> Content

    /// Creates a gallery.
    ///
    /// - Parameters:
    ///   - states: The states, from top to bottom.
    ///   - content: Creates the view of a state.
    public init(_ states: [State], @ViewBuilder content: @escaping (State) -> Content) {
        self.states = states
        self.content = content
    }

    /// The views, each below the name of its state.
    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                ForEach(states.indices, id: \.self) { index in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(verbatim: "\(DescribedState(states[index]).caseName)")
                            .font(.headline)
                        content(states[index])
                    }
                }
            }
            .padding()
        }
    }
}
#endif
