/// Makes the forms of a document work without its script: each is sent to the address of the page, with a field that says
/// which form it is.
///
/// The script removes the fields when it starts, before it counts the nodes of the page.
struct DocumentForms {
    let marks: FormMarks
    /// The version of the page that the document shows.
    let version: Int
    let page: String
    /// Proves that this server gave the page to its visitor.
    let token: String

    /// Appends the nodes of the page with the fields.
    func append(_ content: [UInt8], to output: inout [UInt8]) {
        var start = 0
        for mark in marks.marks {
            output.append(contentsOf: content[start..<mark.position])
            start = mark.position
            // A form that another one could be taken for is not to be found in a page that is opened anew.
            let identity = marks.form(mark.identity) == nil ? 0 : mark.identity
            let ticket = FormTicket(token: token, page: page, version: version, node: mark.node, identity: identity)
            output.append(" method=\"post\"><input type=\"hidden\" name=\"vsm-form\" data-vsm-unscripted=\"\" value=\"")
            HTMLEscaping.appendAttributeValue(ticket.text, to: &output)
            output.append("\"")
        }
        output.append(contentsOf: content[start...])
    }
}
