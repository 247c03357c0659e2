#if DEBUG
/// The colors of drawings.
struct DiagramColors {
    let paper: String
    let ink: String
    let soft: String
    let edge: String
    let accent: String
    let onAccent: String

    static let light = DiagramColors(
        paper: "#ffffff",
        ink: "#1d1d1f",
        soft: "#5f6068",
        edge: "#8a8b93",
        accent: "#0b62d6",
        onAccent: "#ffffff"
    )

    static let dark = DiagramColors(
        paper: "#1f2024",
        ink: "#f2f2f5",
        soft: "#aeb0b9",
        edge: "#7f818b",
        accent: "#79b1ff",
        onAccent: "#06182f"
    )

    /// Custom properties, which a page can change.
    static let properties = DiagramColors(
        paper: "var(--vsm-diagram-paper)",
        ink: "var(--vsm-diagram-ink)",
        soft: "var(--vsm-diagram-soft)",
        edge: "var(--vsm-diagram-edge)",
        accent: "var(--vsm-diagram-accent)",
        onAccent: "var(--vsm-diagram-on-accent)"
    )

    /// The colors as values of the custom properties.
    var declarations: String {
        """
        --vsm-diagram-paper: \(paper); --vsm-diagram-ink: \(ink); --vsm-diagram-soft: \(soft); \
        --vsm-diagram-edge: \(edge); --vsm-diagram-accent: \(accent); --vsm-diagram-on-accent: \(onAccent);
        """
    }

    /// The rules with these colors, and with a background, so that a document is readable on any page.
    var documentRules: String { ".vsm-diagram { background: \(paper); }\n\(rules)" }

    /// The rules with these colors.
    var rules: String {
        """
        .vsm-diagram .outline { fill: \(paper); stroke: \(edge); }
        .vsm-diagram .name, .vsm-diagram .dot { fill: \(ink); }
        .vsm-diagram .ring { stroke: \(ink); }
        .vsm-diagram .line { stroke: \(edge); }
        .vsm-diagram .head { fill: \(edge); }
        .vsm-diagram .label { fill: \(soft); }
        .vsm-diagram .current .outline { fill: \(accent); stroke: \(accent); }
        .vsm-diagram .current .name { fill: \(onAccent); }
        .vsm-diagram .taken .line { stroke: \(accent); }
        .vsm-diagram .taken .head, .vsm-diagram .taken .label { fill: \(accent); }
        """
    }
}
#endif
