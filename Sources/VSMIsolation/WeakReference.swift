/// A weak reference that can be passed to a task; reading it on another thread is safe.
@usableFromInline
package struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    @usableFromInline package weak var object: Object?

    @inlinable
    package init(_ object: Object) {
        self.object = object
    }
}
