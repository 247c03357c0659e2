extension MeasuredOperation {
    /// Every operation, in the order of the table.
    public static let all: [MeasuredOperation] = [
        .createAndRelease,
        .createWithSubscriber,
        .observeStateAlone,
        .observeStateWithSubscriber,
        .observeStateWithTenSubscribers,
        .readState,
        .readTrackedState,
        .observeJust,
        .observeClosure,
        .observeSequenceOfTwo,
        .observeStream,
        .supersedeThousand,
        .debounce,
    ]

    /// Returns the operation with a name.
    public static func named(_ name: String) -> MeasuredOperation? {
        all.first { $0.name == name }
    }
}
