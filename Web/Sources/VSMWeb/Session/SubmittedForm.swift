/// A form that a browser has sent without the script of the page.
///
/// Everything in it comes from the network and is checked.
struct SubmittedForm: Equatable, Sendable {
    /// The name of the field that identifies a form, which the document adds to each form.
    static let fieldName = "vsm-form"

    let ticket: FormTicket
    /// The button that was pressed; `nil` for a form.
    let button: ClickedButton?
    /// The values of the fields, in the order of the form.
    let fields: [FormItem]

    /// Reads the body of a request.
    ///
    /// - Parameters:
    ///   - body: The body, of the type `application/x-www-form-urlencoded`.
    ///   - fieldSize: The maximum length of a value, in bytes.
    /// - Throws: ``SubmittedFormProblem`` if the body is too large, or is not a form of a page.
    init(_ body: [UInt8], fieldSize: Int = SessionLimits().fieldSize) throws(SubmittedFormProblem) {
        var fields: [FormItem] = []
        var ticket: FormTicket?
        var button: ClickedButton?
        var size = 0
        for part in body.split(separator: UInt8(ascii: "&"), maxSplits: ClientMessage.maximumFieldCount + 1) {
            guard fields.count <= ClientMessage.maximumFieldCount else {
                throw .tooManyFields
            }
            // Percent-encoding can make a text three times as long.
            guard part.count <= 3 * (fieldSize + ClientMessage.maximumNameLength) + 1 else {
                throw .tooLargeField
            }
            guard let item = FormEncoding.decodeItem(part) else {
                throw .undecodable
            }
            if item.name == Self.fieldName {
                guard ticket == nil, let only = FormTicket(item.value) else {
                    throw .notOfPage
                }
                ticket = only
                continue
            }
            if item.name == DocumentForms.nameOfButtons {
                guard button == nil, let only = ClickedButton(item.value) else { throw .notOfPage }
                button = only
                continue
            }
            let field = FormItem(name: item.name, value: item.value.withLineFeeds)
            guard field.name.utf8.count <= ClientMessage.maximumNameLength, field.value.utf8.count <= fieldSize else {
                throw .tooLargeField
            }
            size += field.name.utf8.count + field.value.utf8.count
            guard size <= SessionLimits.formSize(fieldSize: fieldSize) else { throw .tooLarge }
            fields.append(field)
        }
        guard let ticket else { throw .notOfPage }
        guard fields.count <= ClientMessage.maximumFieldCount else {
            throw .tooManyFields
        }
        // Either the button or the ticket names the element.
        guard (button == nil) == (ticket.node != .none) else { throw .notOfPage }
        self.ticket = ticket
        self.button = button
        self.fields = fields
    }
}

/// The reason why the body of a request is not accepted as a form.
enum SubmittedFormProblem: Error, Equatable {
    /// A field cannot be decoded.
    case undecodable
    /// The body does not name the form and the page.
    case notOfPage
    case tooManyFields
    case tooLargeField
    /// The names and values are too long together.
    case tooLarge
}

extension SubmittedForm {
    /// The event that the person caused.
    var event: EventKind { button == nil ? .submit : .click }

    /// The form or button in the document.
    var node: NodeID { button?.node ?? ticket.node }

    /// Identifies the form or button in a page that is opened again; zero if it cannot be found there.
    var identity: UInt64 { button?.identity ?? ticket.identity }
}

extension EventPayload {
    /// Creates the values of a form; a button has none.
    init(_ form: SubmittedForm) {
        guard form.button == nil else {
            self.init()
            return
        }
        self.init(fields: Dictionary(grouping: form.fields, by: \.name).mapValues { $0.map(\.value) })
    }
}

extension String {
    /// The text with the line breaks that the script of the page sends, without the carriage returns that browsers add.
    fileprivate var withLineFeeds: String {
        guard utf8.contains(0x0d) else { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte == 0x0a, bytes.last == 0x0d { bytes.removeLast() }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
