#if canImport(UIKit) && !os(watchOS)
public import UIKit

@available(iOS 15, tvOS 15, *)
extension Color {
    /// Creates the color of UIKit.
    public nonisolated init(uiColor: UIColor) {
        self.init(name: "\(ObjectIdentifier(uiColor))")
    }
}

extension Image {
    /// Creates a view of an image of UIKit.
    public nonisolated init(uiImage: UIImage) {
        self.init("")
    }
}
#endif
