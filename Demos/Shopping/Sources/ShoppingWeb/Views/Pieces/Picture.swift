import ShoppingFeatures
import VSMWeb

/// The picture of a product, next to the product's name.
struct Picture: HTML {
    let product: Product
    /// Whether it may be loaded later than the page, when it comes into sight.
    var isInList = true

    var content: some HTML {
        // The name is in the text beside it. The size keeps the room before the picture is there.
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
