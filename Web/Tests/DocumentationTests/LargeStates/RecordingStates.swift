import VSM

struct Eight<Element> {
    let elements: (Element, Element, Element, Element, Element, Element, Element, Element)

    init(_ element: Element) {
        elements = (element, element, element, element, element, element, element, element)
    }
}

extension Eight: Sendable where Element: Sendable {}

/// 2,048 samples in the value itself.
struct Samples: Sendable {
    let fours: (Block, Block, Block, Block)
    typealias Block = Eight<Eight<Eight<Double>>>

    var first: Double { fours.0.elements.0.elements.0.elements.0 }

    init(_ sample: Double) {
        let block = Block(Eight(Eight(sample)))
        fours = (block, block, block, block)
    }
}

struct RecordingModel {
    let record: @Sendable () async -> Samples  // 2,048 numbers in a structure: 16 kB

    func start() -> StateSequence<RecordingViewState> {
        StateSequence(.recording).then { .recorded(await record(), self) }
    }
}

enum RecordingViewState {
    case ready(RecordingModel)
    case recording
    case recorded(Samples, RecordingModel)
}

struct BoxedModel {
    let record: @Sendable () async -> Samples

    func start() -> StateSequence<BoxedViewState> {
        StateSequence(.recording).then { .recorded(await record(), self) }
    }
}

// snippet.boxed
enum BoxedViewState {
    case ready(BoxedModel)
    case recording
    indirect case recorded(Samples, BoxedModel)
}
// snippet.end
