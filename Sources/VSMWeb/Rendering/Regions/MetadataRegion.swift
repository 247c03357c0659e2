/// What a page specifies besides its nodes, at some place in it.
final class MetadataRegion: Region {
    var metadata: PageMetadata

    init(_ metadata: PageMetadata) {
        self.metadata = metadata
    }
}

extension Region {
    /// What is specified for the page in here; the last word of each kind counts.
    func collectMetadata(into metadata: inout PageMetadata) {
        if let region = self as? MetadataRegion { metadata.merge(region.metadata) }
        forEachRegion { $0.collectMetadata(into: &metadata) }
    }
}
