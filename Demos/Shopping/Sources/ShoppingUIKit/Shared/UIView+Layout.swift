#if canImport(UIKit)
import UIKit

extension UIView {
    /// Adds a view that fills this one.
    func fill(with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Adds a view at the top of the readable part of this one.
    func addAtTop(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }
}

extension UIStackView {
    /// Returns views stacked vertically.
    static func column(_ views: [UIView], spacing: CGFloat = 16) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}

extension UILabel {
    /// Returns a label that supports Dynamic Type.
    static func styled(_ style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
#endif
