import VSMWeb

/// A guide, shown as text.
struct GuidePage: HTML {
    let guide: Guide
    let text: String

    var content: some HTML {
        pageTitle("\(guide.rawValue) · VSM examples")
        h1 { guide.rawValue }
        p { guide.path }.class("soft")
        pre { text }.class("guide").tabIndex(0).accessibilityLabel("Guide")
    }
}
