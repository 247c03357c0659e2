// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are those of Combine, which documents them.

// This file is compiled together with OpenCombine, which has Combine's names. In Combine, a queue is also a scheduler,
// of which the library uses the times.
public import Dispatch

extension DispatchQueue {
    /// The times of a queue.
    public struct SchedulerTimeType: Strideable {
        let nanoseconds: Int

        public func distance(to other: SchedulerTimeType) -> Stride { .nanoseconds(other.nanoseconds - nanoseconds) }

        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(nanoseconds: nanoseconds + stride.magnitude)
        }

        /// The interval between two times.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Sendable
        {
            public var magnitude: Int

            public init(magnitude: Int) { self.magnitude = magnitude }
            public init(integerLiteral seconds: Int) { magnitude = seconds * 1_000_000_000 }
            public init(floatLiteral seconds: Double) { magnitude = Int(seconds * 1_000_000_000) }
            public init?(exactly source: some BinaryInteger) {
                guard let seconds = Int(exactly: source) else { return nil }
                self.init(integerLiteral: seconds)
            }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Stride, right: Stride) -> Stride {
                Stride(magnitude: left.magnitude + right.magnitude)
            }
            public static func - (left: Stride, right: Stride) -> Stride {
                Stride(magnitude: left.magnitude - right.magnitude)
            }
            public static func * (left: Stride, right: Stride) -> Stride {
                Stride(magnitude: left.magnitude * right.magnitude)
            }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }
            public static func *= (left: inout Stride, right: Stride) { left = left * right }

            public static func seconds(_ seconds: Int) -> Stride { Stride(magnitude: seconds * 1_000_000_000) }
            public static func seconds(_ seconds: Double) -> Stride { Stride(magnitude: Int(seconds * 1_000_000_000)) }
            public static func milliseconds(_ count: Int) -> Stride { Stride(magnitude: count * 1_000_000) }
            public static func microseconds(_ count: Int) -> Stride { Stride(magnitude: count * 1_000) }
            public static func nanoseconds(_ count: Int) -> Stride { Stride(magnitude: count) }
        }
    }
}
