// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. They do not change what the host draws.

extension Text {
    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    public nonisolated func bold() -> Text { self }
    public nonisolated func italic() -> Text { self }
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public nonisolated static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
}
