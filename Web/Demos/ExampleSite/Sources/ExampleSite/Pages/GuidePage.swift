import VSMWeb

/// A guide, shown as text.
struct GuidePage: HTML {
    let guide: Guide
    let text: String

    var content: some HTML {
        pageTitle("\(guide.rawValue) · VSM examples")
        h1 { guide.rawValue }
        p { "Documentation/\(guide.rawValue).md" }.class("soft")
        pre { text }.class("guide").tabIndex(0).accessibilityLabel("Guide")
    }
}
