import VSMWeb

/// A source file, which can be opened and closed.
struct SourceView: HTML {
    let file: ExampleFiles.SourceFile
    let isOpen: Bool

    var content: some HTML {
        let chunks = SourceChunk.chunks(of: file.text)
        details {
            summary { file.name }
            pre {
                code {
                    forEach(chunks.indices, key: \.self) { index in
                        span { chunks[index].text }.class(chunks[index].isComment ? "comment" : "code")
                    }
                }
            }.tabIndex(0).accessibilityLabel(file.name)
        }.class("source").open(isOpen)
    }
}
