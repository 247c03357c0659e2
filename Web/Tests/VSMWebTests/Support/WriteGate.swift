import NIOCore
import Synchronization

/// Holds back writes while it is closed, like a socket whose peer does not read, and counts reads.
///
/// Except for the numbers, use it only on the event loop of its channel.
final class WriteGate: ChannelOutboundHandler, @unchecked Sendable {
    typealias OutboundIn = ByteBuffer

    private let reads = Atomic(0)
    private let heldWrites = Atomic(0)
    private var isOpen = true
    private var held: [(data: NIOAny, promise: EventLoopPromise<Void>?)] = [] {
        didSet { heldWrites.store(held.count, ordering: .relaxed) }
    }
    private var context: ChannelHandlerContext?

    /// The number of times that the channel was asked to read.
    var readCount: Int { reads.load(ordering: .relaxed) }

    /// The number of writes that are held back.
    var heldCount: Int { heldWrites.load(ordering: .relaxed) }

    /// Opens or closes the gate.
    ///
    /// Opening it passes on the writes that are held back.
    func set(isOpen: Bool) {
        self.isOpen = isOpen
        guard isOpen, let context else { return }
        let released = held
        held = []
        for (data, promise) in released { context.write(data, promise: promise) }
        context.flush()
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        for (_, promise) in held { promise?.fail(ChannelError.ioOnClosedChannel) }
        held = []
    }

    func read(context: ChannelHandlerContext) {
        reads.add(1, ordering: .relaxed)
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if isOpen { context.write(data, promise: promise) } else { held.append((data, promise)) }
    }
}
