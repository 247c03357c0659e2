#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view controller as a SwiftUI view, of which the host draws only the name of the type.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController

    /// An object that the controller can have as its delegate.
    associatedtype Coordinator = Void

    /// The circumstances of the view.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up when the controller is removed.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Creates the coordinator.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns no coordinator.
    public func makeCoordinator() {}
}

/// The circumstances of a view controller as a SwiftUI view.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
}

/// A `UIView` as a SwiftUI view, of which the host draws only the name of the type.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView

    /// An object that the view can have as its delegate.
    associatedtype Coordinator = Void

    /// The circumstances of the view.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up when the view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Creates the coordinator.
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// Returns no coordinator.
    public func makeCoordinator() {}
}

/// The circumstances of a `UIView` as a SwiftUI view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
}
#endif
