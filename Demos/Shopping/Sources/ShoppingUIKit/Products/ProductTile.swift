#if canImport(UIKit)
import ShoppingFeatures
import UIKit

/// A product in the grid.
final class ProductTile: UIView {
    private let product: Product

    init(product: Product, dependencies: any FavoriteButton.Dependencies) {
        self.product = product
        super.init(frame: .zero)
        let imageView = UIImageView(image: product.image)
        imageView.contentMode = .scaleAspectFit
        imageView.heightAnchor.constraint(equalToConstant: 96).isActive = true
        let nameLabel = UILabel.styled(.headline)
        nameLabel.text = product.name
        let priceLabel = UILabel.styled(.subheadline, color: .secondaryLabel)
        priceLabel.text = product.price.description
        let favoriteButton = FavoriteButton(product: product.id, name: product.name, dependencies: dependencies)
        let column = UIStackView.column([imageView, nameLabel, priceLabel, favoriteButton], spacing: 8)
        column.alignment = .center
        backgroundColor = .secondarySystemGroupedBackground
        fill(with: column)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // snippet.reuse
    /// Shows a product in a cell, unless the cell already shows it.
    static func show(_ product: Product, in cell: UICollectionViewCell, dependencies: any FavoriteButton.Dependencies) {
        let tiles = cell.contentView.subviews.compactMap { $0 as? ProductTile }
        guard tiles.first?.product != product else { return }
        for tile in tiles { tile.removeFromSuperview() }
        cell.contentView.fill(with: ProductTile(product: product, dependencies: dependencies))
    }
    // snippet.end
}
#endif
