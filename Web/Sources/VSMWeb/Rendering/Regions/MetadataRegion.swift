/// Metadata of the page that a piece specifies.
final class MetadataRegion: Region {
    var metadata: PageMetadata

    init(_ metadata: PageMetadata) {
        self.metadata = metadata
    }
}

extension Region {
    /// Adds the metadata in this region, where the last value of each kind applies.
    func collectMetadata(into metadata: inout PageMetadata) {
        if let region = self as? MetadataRegion { metadata.merge(region.metadata) }
        forEachRegion { $0.collectMetadata(into: &metadata) }
    }
}
