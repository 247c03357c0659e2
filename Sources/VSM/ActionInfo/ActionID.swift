/// The number of an action of a container, counted from 1.
///
/// An action may write states only while its number is the latest.
@usableFromInline
typealias ActionID = UInt64
