import ExploredHosts
import ShoppingFeatures
import SwiftUI
import Testing
import UIKit
import VSMTesting

@testable import ShoppingSwiftUI
@testable import ShoppingUIKit

/// A front end of the shop, whose views are explored.
enum FrontEnd: String, CaseIterable, CustomTestStringConvertible {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"

    var testDescription: String { rawValue }

    /// The folder of the galleries, from that of the tests.
    var galleries: String { "../../../Demos/Shopping/Galleries/\(rawValue)" }

    /// Returns a host that shows a view of the front end.
    @MainActor
    func host(
        _ view: @escaping @autoclosure () -> some View,
        _ controller: @autoclosure () -> UIViewController
    ) -> any ExploredView {
        switch self {
        case .swiftUI: HostedView { view() }
        case .uiKit: HostedScreen(controller())
        }
    }

    /// Returns a host that shows a view of the front end, which is a part of others.
    @MainActor
    func host(_ view: @escaping @autoclosure () -> some View, part: @autoclosure () -> UIView) -> any ExploredView {
        switch self {
        case .swiftUI:
            return HostedView { view() }
        case .uiKit:
            let controller = UIViewController()
            controller.view.addSubview(part())
            return HostedScreen(controller)
        }
    }
}
