#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension View {
    /// Sets the keyboard of the fields in the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
#endif
