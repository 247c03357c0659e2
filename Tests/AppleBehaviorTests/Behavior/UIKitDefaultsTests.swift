#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Testing
import UIKit

/// What Apple documents of classes and properties before an app sets them; the declarations name the pages.
@MainActor
@Suite("Defaults of UIKit")
struct UIKitDefaultsTests {
    @Test("The text of a field is empty and never nil, and so is a text that was taken away")
    func fields() {
        let field = UITextField()
        #expect(field.text == "")
        field.text = "Ottoman"
        field.text = nil
        #expect(field.text == "")
        #expect(field.placeholder == nil)
        #expect(field.borderStyle == .none)
        #expect(field.autocorrectionType == .default)
        #expect(UISearchController(searchResultsController: nil).searchBar.text == nil)
    }

    @Test("A label has a font and a color, also after nil, and no text")
    func labels() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.font != nil)
        #expect(label.textColor == .label)
        label.font = nil
        label.textColor = .systemRed
        #expect(label.textColor == .systemRed)
        label.textColor = nil
        #expect(label.font != nil)
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.textAlignment == .natural)
        #expect(!label.adjustsFontForContentSizeCategory)
    }

    @Test("A view takes its tint from the views around it")
    func tints() {
        let outside = UIView()
        let inside = UIView()
        outside.addSubview(inside)
        #expect(inside.tintColor != nil)
        outside.tintColor = .systemPink
        #expect(inside.tintColor == .systemPink)
        inside.tintColor = .systemRed
        #expect(inside.tintColor == .systemRed)
        inside.tintColor = nil
        #expect(inside.tintColor == .systemPink)
        #expect(outside.backgroundColor == nil)
        #expect(!outside.isHidden)
        #expect(outside.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("An indicator is hidden unless it is animating")
    func indicators() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.hidesWhenStopped)
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
        #expect(UIActivityIndicatorView.Style.large.rawValue == 101)
    }

    @Test("A button has the title of its state, or else the normal one")
    func buttons() {
        let button = UIButton(type: .system)
        #expect(button.currentTitle == nil)
        button.setTitle("Buy", for: .normal)
        button.setTitle("Sold Out", for: .disabled)
        #expect(button.currentTitle == "Buy")
        button.isEnabled = false
        #expect(button.currentTitle == "Sold Out")
        button.setTitle(nil, for: .disabled)
        #expect(button.currentTitle == "Buy")
        #expect(!UISwitch().isOn)
    }

    @Test("Controls and labels are accessible, under their titles")
    func accessibility() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityLabel == "Buy")
        button.accessibilityLabel = "Buy the ottoman"
        #expect(button.accessibilityLabel == "Buy the ottoman")
        let label = UILabel()
        label.text = "Ottoman"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Ottoman")
        #expect(!UIView().isAccessibilityElement)
        #expect(UIView().accessibilityLabel == nil)
    }

    @Test("A segmented control has no selected segment, and a constraint is required")
    func segments() {
        let control = UISegmentedControl(items: ["Front", "Back"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 1) == "Back")
        #expect(NSLayoutConstraint().priority == .required)
    }

    @Test("The title of a controller is that of its items, which have none before")
    func titles() {
        let controller = UIViewController()
        #expect(controller.title == nil)
        #expect(controller.navigationItem.title == nil)
        #expect(controller.tabBarItem.title == nil)
        controller.title = "Shop"
        #expect(controller.navigationItem.title == "Shop")
        #expect(controller.tabBarItem.title == "Shop")
        controller.navigationItem.title = "All Products"
        #expect(controller.title == "Shop")
    }

    @Test("Activated constraints are active, and insets have their values")
    func layout() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 44)
        #expect(!constraint.isActive)
        NSLayoutConstraint.activate([constraint])
        #expect(constraint.isActive)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets != NSDirectionalEdgeInsets())
        #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
        #expect(UIStackView().axis == .horizontal)
    }
}
#endif
