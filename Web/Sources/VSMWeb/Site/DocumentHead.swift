/// The beginning of every document of a site.
struct DocumentHead {
    let site: Site
    /// The metadata that the page specifies.
    let metadata: PageMetadata

    /// Appends the beginning of the document and leaves the `head` element open for further content.
    func append(to output: inout [UInt8]) {
        let title = metadata.title ?? site.title
        output.append("<!doctype html>\n<html lang=\"")
        let language = metadata.language ?? site.language
        HTMLEscaping.appendAttributeValue(language, to: &output)
        if TextDirection(language: language) == .rightToLeft { output.append("\" dir=\"rtl") }
        output.append("\">\n<head>\n<meta charset=\"utf-8\">\n")
        output.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        HTMLEscaping.appendText(title, to: &output)
        output.append("</title>\n")
        appendElement("<meta name=\"description\" content=\"", metadata.description, to: &output)
        appendElement("<link rel=\"canonical\" href=\"", metadata.canonicalAddress, to: &output)
        if metadata.isUnlisted == true { output.append("<meta name=\"robots\" content=\"noindex\">\n") }
        if let preview = metadata.preview { append(preview, title: title, to: &output) }
        for stylesheet in site.stylesheets {
            appendElement("<link rel=\"stylesheet\" href=\"", stylesheet.string, to: &output)
        }
        appendElement("<link rel=\"icon\" href=\"", site.icon?.string, to: &output)
    }

    private func append(_ preview: PagePreview, title: String, to output: inout [UInt8]) {
        appendElement("<meta property=\"og:type\" content=\"", preview.kind.rawValue, to: &output)
        appendElement("<meta property=\"og:title\" content=\"", preview.title ?? title, to: &output)
        appendElement("<meta property=\"og:description\" content=\"", metadata.description, to: &output)
        appendElement("<meta property=\"og:url\" content=\"", metadata.canonicalAddress, to: &output)
        appendElement("<meta property=\"og:image\" content=\"", preview.image, to: &output)
        appendElement("<meta property=\"og:image:alt\" content=\"", preview.imageDescription, to: &output)
    }

    /// Appends an element whose tag ends with the value of an attribute, if there is a value.
    private func appendElement(_ start: StaticString, _ value: String?, to output: inout [UInt8]) {
        guard let value else { return }
        output.append(start)
        HTMLEscaping.appendAttributeValue(value, to: &output)
        output.append("\">\n")
    }
}
