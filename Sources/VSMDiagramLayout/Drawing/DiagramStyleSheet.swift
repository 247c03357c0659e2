#if DEBUG
/// The style sheet of drawings.
///
/// A page changes the colors with the custom properties at its beginning.
@_spi(Inspection) public enum DiagramStyleSheet {
    /// The rules for `StateDiagramView` in a page.
    public static let css = """
        .vsm-diagram { \(DiagramColors.light.declarations) max-width: 100%; height: auto; }
        .vsm-diagram.wide { max-width: none; }
        .vsm-diagram-frame { max-width: 100%; overflow-x: auto; }
        @media (prefers-color-scheme: dark) { .vsm-diagram { \(DiagramColors.dark.declarations) } }
        \(shapes)
        \(DiagramColors.properties.rules)
        \(motion)

        """

    /// The rules for an SVG document, with colors that programs other than browsers can read.
    static let documentCSS = """
        \(shapes)
        \(DiagramColors.light.documentRules)
        @media (prefers-color-scheme: dark) {
        \(DiagramColors.dark.documentRules)
        }

        """

    private static let shapes = """
        .vsm-diagram { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        .vsm-diagram .label { font-size: 11px; }
        .vsm-diagram .current .name { font-weight: 700; }
        .vsm-diagram .outline, .vsm-diagram .ring, .vsm-diagram .line { stroke-width: 1.5; }
        .vsm-diagram .ring, .vsm-diagram .line, .vsm-diagram .trace { fill: none; }
        .vsm-diagram .line { stroke-linejoin: round; }
        .vsm-diagram .taken .line { stroke-width: 2.5; }
        .vsm-diagram .ahead .outline { stroke-dasharray: 4 3; }
        .vsm-diagram .ahead .line, .vsm-diagram .ahead .head { opacity: 0.5; }
        .vsm-diagram .ahead text { opacity: 0.85; }
        """

    /// A dot that moves along the arrow that was taken.
    private static let motion = """
        .vsm-diagram .outline { transition: fill 0.3s, stroke 0.3s; }
        .vsm-diagram .trace { stroke: var(--vsm-diagram-accent); stroke-width: 6; stroke-linecap: round; stroke-dasharray: 1 200; stroke-dashoffset: 1; opacity: 0; animation: vsm-diagram-trace 0.7s ease-in-out; }
        @keyframes vsm-diagram-trace {
          0% { stroke-dashoffset: 1; opacity: 1; }
          85% { opacity: 1; }
          100% { stroke-dashoffset: -100; opacity: 0; }
        }
        @media (prefers-reduced-motion: reduce) {
          .vsm-diagram .trace { animation: none; }
          .vsm-diagram .outline { transition: none; }
        }
        @media (forced-colors: active) {
          .vsm-diagram .current .outline { fill: Highlight; stroke: Highlight; }
          .vsm-diagram .current .name { fill: HighlightText; }
        }
        """
}
#endif
