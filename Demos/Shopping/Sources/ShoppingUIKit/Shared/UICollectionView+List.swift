#if canImport(UIKit)
import UIKit

extension UICollectionView {
    /// Creates a view with rows in rounded groups.
    static func list() -> UICollectionView {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
}

// snippet.show-items
extension UICollectionViewDiffableDataSource {
    /// Shows items in sections, and reconfigures items that are already shown.
    func show(_ sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])]) {
        let shown = Set(snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { shown.contains($0) })
        apply(snapshot, animatingDifferences: true)
    }
}
// snippet.end

extension UICellAccessory {
    /// Returns an accessory that shows a view at the end of a row.
    static func trailing(_ view: UIView) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: .trailing(displayed: .always)))
    }

    /// Returns an accessory with a button at the end of a row, with a system symbol.
    static func button(
        _ title: String,
        symbol: String,
        isEnabled: Bool,
        action: @escaping () -> Void
    ) -> UICellAccessory {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.configuration = .plain()
        button.configuration?.image = UIImage(systemName: symbol)
        button.accessibilityLabel = title
        button.isEnabled = isEnabled
        return .trailing(button)
    }

    /// Returns accessories with buttons that try a failed action again, and leave it.
    static func failedAction(retry: @escaping () -> Void, cancel: @escaping () -> Void) -> [UICellAccessory] {
        [
            .button("Retry", symbol: "arrow.clockwise", isEnabled: true, action: retry),
            .button("Cancel", symbol: "xmark", isEnabled: true, action: cancel),
        ]
    }

    /// Returns an accessory that shows at the end of a row that it is busy.
    static func indicator(_ title: String) -> UICellAccessory {
        let indicator = UIActivityIndicatorView()
        indicator.accessibilityLabel = title
        indicator.startAnimating()
        return .trailing(indicator)
    }
}
#endif
