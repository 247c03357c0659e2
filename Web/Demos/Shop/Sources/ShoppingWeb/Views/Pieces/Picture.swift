import ShoppingFeatures
import VSMWeb

/// The picture of a product, next to the product's name.
struct Picture: HTML {
    let product: Product
    /// Whether the picture is loaded lazily, when it becomes visible.
    var isInList = true

    var content: some HTML {
        // The name is in the text beside the picture. The size reserves space until the picture is loaded.
        img(src: product.pictureURL, alt: "")
            .class("picture")
            .width(400)
            .height(300)
            .loading(isInList ? .lazy : .eager)
    }
}

extension Product {
    /// The address of the product's picture.
    var pictureURL: WebURL { WebURL("/pictures/\(picture).svg") ?? "/" }
}
