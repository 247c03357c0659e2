public import VSMWeb

extension [Asset] {
    /// The style sheet and pictures of the shop.
    public static let shop: [Asset] =
        [
            Asset("/shop.css", .css, content: PackageResources.shop_css),
            Asset("/icon.svg", .svg, content: PackageResources.icon_svg),
            Asset("/icons.svg", .svg, content: PackageResources.icons_svg),
        ]
        + [
            ("armchair", PackageResources.armchair_svg),
            ("bed", PackageResources.bed_svg),
            ("bookcase", PackageResources.bookcase_svg),
            ("coffee-table", PackageResources.coffee_table_svg),
            ("couch", PackageResources.couch_svg),
            ("desk", PackageResources.desk_svg),
            ("dining-chair", PackageResources.dining_chair_svg),
            ("dining-table", PackageResources.dining_table_svg),
            ("floor-lamp", PackageResources.floor_lamp_svg),
            ("ottoman", PackageResources.ottoman_svg),
            ("tv-stand", PackageResources.tv_stand_svg),
            ("wardrobe", PackageResources.wardrobe_svg),
        ].map { name, content in Asset("/pictures/\(name).svg", .svg, content: content) }
}
