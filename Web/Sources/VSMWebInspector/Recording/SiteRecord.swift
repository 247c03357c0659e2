#if DEBUG
@_spi(Inspection) import VSMInspector

/// What an inspector has recorded of a site.
struct SiteRecord: Sendable {
    /// The containers of the views.
    let containers: InspectorRecord
    /// The open pages, in the order in which they were opened.
    let pages: [InspectedPage]
}
#endif
