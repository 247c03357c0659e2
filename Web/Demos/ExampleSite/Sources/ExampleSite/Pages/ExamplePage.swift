import VSMWeb

/// The page of an example: its runs, its guides and its sources.
struct ExamplePage: HTML {
    let example: Example
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        pageTitle("\(example.title) · VSM examples")
        h1 { example.title }
        p { example.summary }.class("lead")
        p {
            "Guides: "
            forEach(example.guides, key: \.self) { guide in
                a(to: ExampleRoute.guide(guide)) { guide.rawValue }
                " "
            }
        }.class("guides")
        div { ExampleRuns(example: example, files: files, clock: clock) }.class("runs")
        h2 { "Source" }
        let sources = files.sources(of: example)
        forEach(sources, key: \.path) { SourceView(file: $0, isOpen: $0 == sources.first) }
    }
}

/// The runs of an example: a single one, or one with the mistake and one without it.
private struct ExampleRuns: HTML {
    let example: Example
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        switch example {
        case .protocolsWithStructs: ProfileRun<ProtocolsWithStructsStyle>(files: files, clock: clock)
        case .structExtensions: ProfileRun<StructExtensionsStyle>(files: files, clock: clock)
        case .structBuilder: ProfileRun<StructBuilderStyle>(files: files, clock: clock)
        case .encapsulatedProtocol: ProfileRun<EncapsulatedProtocolStyle>(files: files, clock: clock)
        case .modelBuilder: BlogRun(files: files, clock: clock)
        case .sharedRepository: BioRun(files: files, clock: clock)
        case .hangingLoad: HangingLoadRuns(files: files, clock: clock)
        case .errorWithoutWayBack: ErrorWithoutWayBackRuns(files: files, clock: clock)
        case .lateSave: LateSaveRuns(files: files, clock: clock)
        case .doubleOrder: DoubleOrderRuns(files: files, clock: clock)
        case .draftAfterDiscard: DraftAfterDiscardRuns(files: files, clock: clock)
        }
    }
}
