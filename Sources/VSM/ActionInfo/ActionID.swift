/// The number of an action of a container, counted from 1.
///
/// It is the action's right to write states, which lapses when the next action begins.
@usableFromInline
typealias ActionID = UInt64
