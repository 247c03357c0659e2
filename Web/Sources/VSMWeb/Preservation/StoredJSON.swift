import Foundation
import VSM
@_spi(Host) import VSMJournal

extension JSONDecoder {
    /// Decodes content that was stored, and that may have been damaged or forged.
    ///
    /// - Throws: ``PreservationProblem`` if the content is not UTF-8 or is nested too deeply, or `DecodingError`.
    func decode<Value: Decodable>(
        _ type: Value.Type,
        fromStored content: [UInt8],
        maximumDepth: Int
    ) throws -> Value {
        switch content.jsonProblem(maximumDepth: maximumDepth) {
        case .encoding: throw PreservationProblem.damaged
        case .depth: throw PreservationProblem.depth
        case nil: return try decode(type, from: Data(content))
        }
    }
}
