#if DEBUG || Inspector
/// The style sheet of drawings.
///
/// A page changes the colors with the custom properties at its beginning.
@_spi(Drawing) public enum DiagramStyleSheet {
    /// The rules for `StateDiagramView` in a page, and for an SVG document.
    public static let css = """
        .vsm-diagram {
          --vsm-diagram-paper: #ffffff;
          --vsm-diagram-ink: #1d1d1f;
          --vsm-diagram-soft: #5f6068;
          --vsm-diagram-edge: #8a8b93;
          --vsm-diagram-accent: #0b62d6;
          --vsm-diagram-on-accent: #ffffff;
          --vsm-diagram-font: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
          max-width: 100%;
          height: auto;
          font: 13px var(--vsm-diagram-font);
        }
        @media (prefers-color-scheme: dark) {
          .vsm-diagram {
            --vsm-diagram-paper: #1f2024;
            --vsm-diagram-ink: #f2f2f5;
            --vsm-diagram-soft: #aeb0b9;
            --vsm-diagram-edge: #7f818b;
            --vsm-diagram-accent: #79b1ff;
            --vsm-diagram-on-accent: #06182f;
          }
        }
        .vsm-diagram text { fill: var(--vsm-diagram-ink); }
        .vsm-diagram rect { fill: var(--vsm-diagram-paper); stroke: var(--vsm-diagram-edge); stroke-width: 1.5; transition: fill 0.3s, stroke 0.3s; }
        .vsm-diagram .dot { fill: var(--vsm-diagram-ink); }
        .vsm-diagram .ring { fill: none; stroke: var(--vsm-diagram-ink); stroke-width: 1.5; }
        .vsm-diagram .line { fill: none; stroke: var(--vsm-diagram-edge); stroke-width: 1.5; stroke-linejoin: round; }
        .vsm-diagram .head { fill: var(--vsm-diagram-edge); }
        .vsm-diagram .arrow text { fill: var(--vsm-diagram-soft); font-size: 11px; }
        .vsm-diagram .ahead rect { stroke-dasharray: 4 3; }
        .vsm-diagram .ahead text, .vsm-diagram .ahead .line, .vsm-diagram .ahead .head { opacity: 0.55; }
        .vsm-diagram .current rect { fill: var(--vsm-diagram-accent); stroke: var(--vsm-diagram-accent); }
        .vsm-diagram .name.current { fill: var(--vsm-diagram-on-accent); font-weight: 700; }
        .vsm-diagram .taken .line { stroke: var(--vsm-diagram-accent); stroke-width: 2.5; }
        .vsm-diagram .taken .head { fill: var(--vsm-diagram-accent); }
        .vsm-diagram .taken text { fill: var(--vsm-diagram-accent); }
        .vsm-diagram .trace { fill: none; stroke: var(--vsm-diagram-accent); stroke-width: 6; stroke-linecap: round; stroke-dasharray: 1 200; stroke-dashoffset: 1; opacity: 0; animation: vsm-diagram-trace 0.7s ease-in-out; }
        @keyframes vsm-diagram-trace {
          0% { stroke-dashoffset: 1; opacity: 1; }
          85% { opacity: 1; }
          100% { stroke-dashoffset: -100; opacity: 0; }
        }
        @media (prefers-reduced-motion: reduce) {
          .vsm-diagram .trace { animation: none; }
          .vsm-diagram rect { transition: none; }
        }
        @media (forced-colors: active) {
          .vsm-diagram .current rect { fill: Highlight; stroke: Highlight; }
          .vsm-diagram .name.current { fill: HighlightText; }
        }

        """
}
#endif
