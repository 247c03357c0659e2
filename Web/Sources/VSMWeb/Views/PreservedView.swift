/// A view whose state survives its session.
///
/// A session ends with its server: with a deployment, or when a machine fails. The browser then loads its page from
/// another server. There, a view of this type continues where it was, if the servers have a ``PageStore`` in common.
///
/// ```swift
/// struct CheckoutView: PreservedView {
///     let dependencies: Dependencies
///
///     var initialState: CheckoutViewState { .address(AddressModel(dependencies)) }
///
///     func preserved(_ state: CheckoutViewState) -> PreservedCheckout? {
///         switch state {
///         case .address: nil
///         case .payment(let model): PreservedCheckout(address: model.address)
///         }
///     }
///
///     func restored(_ preserved: PreservedCheckout) -> CheckoutViewState? {
///         .payment(PaymentModel(preserved.address, dependencies))
///     }
///     // …
/// }
/// ```
///
/// Preserve what a person would miss and no repository has: the step of a wizard, or a selection. Leave out what is
/// loaded anyway, and passwords. A page may preserve 64 kB.
///
/// If the type of the preserved state changes, raise ``preservedVersion`` and read older versions in
/// ``read(_:)``, because a deployment meets states that the previous version has preserved.
///
/// What cannot be restored starts over, and the page and the log say so: states of a newer version, or a store that does not
/// answer. Without a store, the view is like any other.
public protocol PreservedView: HTMLView {
    /// The part of the states that survives.
    ///
    /// It must not nest arrays and objects more than 64 levels deep.
    associatedtype PreservedState: Codable & Sendable

    /// The name of the state in its page, of at most 256 bytes; the default is the name of the type.
    ///
    /// If a page has several views of the type, their names must differ, for example by an identifier.
    var preservedName: String { get }

    /// The version of ``PreservedState``; the default is 1.
    static var preservedVersion: Int { get }

    /// Returns what to preserve of a state.
    ///
    /// - Parameter state: A state of the view.
    /// - Returns: `nil` if the view starts over instead.
    func preserved(_ state: ViewState) -> PreservedState?

    /// Returns the state with which the view continues.
    ///
    /// The view begins with this state in place of ``HTMLView/initialState``, and with its initial action if there is
    /// one. Return a state that loads if repositories have the rest. Until it has loaded, the server keeps what was restored
    /// if ``preserved(_:)`` returns `nil`.
    ///
    /// - Parameter preserved: What ``preserved(_:)`` returned, perhaps in another process.
    /// - Returns: `nil` if the view cannot continue. It then starts over, and the page and the log say so.
    func restored(_ preserved: PreservedState) -> ViewState?

    /// Reads what this version of the view or an earlier one has preserved.
    ///
    /// The default reads the current version only. To read an older one, decode its type and convert it:
    ///
    /// ```swift
    /// static func read(_ content: PreservedContent) throws -> PreservedCheckout {
    ///     switch content.version {
    ///     case 1: PreservedCheckout(try content.decode(FirstPreservedCheckout.self))
    ///     default: try content.decode(PreservedCheckout.self)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter content: What was preserved, with its version.
    /// - Throws: Any error if the version is unknown or the content is not readable. The view then starts over.
    static func read(_ content: PreservedContent) throws -> PreservedState
}

extension PreservedView {
    /// The name of the type.
    public var preservedName: String { String(describing: Self.self) }

    /// 1.
    public static var preservedVersion: Int { 1 }

    /// Decodes the content if it is of the current version.
    public static func read(_ content: PreservedContent) throws -> PreservedState {
        guard content.version == preservedVersion else { throw problem(with: content) }
        return try content.decode(PreservedState.self)
    }

    private static func problem(with content: PreservedContent) -> PreservationProblem {
        .version(content.version, of: "\(Self.self)")
    }

    /// Returns how the host preserves the state.
    public var _preservation: _ViewPreservation<ViewState>? {
        _ViewPreservation(name: preservedName) { state in
            try preserved(state).map { try PreservedContent($0, version: Self.preservedVersion) }
        } restore: { content in
            // A newer version may have another meaning, although it can be read.
            guard (1...max(1, Self.preservedVersion)).contains(content.version) else {
                throw Self.problem(with: content)
            }
            return restored(try Self.read(content))
        }
    }
}

/// How the host preserves the state of a view.
public struct _ViewPreservation<ViewState> {
    let name: String
    let preserve: (ViewState) throws -> PreservedContent?
    let restore: (PreservedContent) throws -> ViewState?
}
