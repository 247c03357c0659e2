import Foundation
import VSM
@_spi(Host) import VSMJournal

extension JSONDecoder {
    /// Decodes content that was stored, and that may have been damaged or forged.
    ///
    /// Foundation traps on some texts that are nested 513 levels deep. It also reads other encodings than UTF-8, whose
    /// depth would be counted wrongly; all of them have zeros, or bytes that UTF-8 does not have.
    ///
    /// - Throws: ``PreservationProblem`` if the content is not UTF-8 or is nested too deeply, or `DecodingError`.
    func decode<Value: Decodable>(
        _ type: Value.Type,
        fromStored content: [UInt8],
        maximumDepth: Int
    ) throws -> Value {
        guard !content.contains(0), String(bytes: content, encoding: .utf8) != nil else {
            throw PreservationProblem.damaged
        }
        guard content.jsonDepth <= maximumDepth else { throw PreservationProblem.depth }
        return try decode(type, from: Data(content))
    }
}
