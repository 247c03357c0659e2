/// A position in the tree of views, which keeps objects that outlive the value of a view.
@MainActor
package final class Place {
    package unowned let host: HostedView

    /// The environment that outer views provide at this place.
    var surroundings = Surroundings()

    /// Whether the view at this place reads its environment, so that its body depends on it.
    var readsEnvironment = false

    private var kept: [String: AnyObject] = [:]
    private var children: [AnyHashable: Place] = [:]
    private var lastUpdate: Int

    init(host: HostedView) {
        self.host = host
        lastUpdate = host.updates
    }

    /// Returns the place of a view inside this one.
    package func child(_ key: AnyHashable) -> Place {
        let place = children[key] ?? Place(host: host)
        children[key] = place
        place.lastUpdate = host.updates
        place.surroundings = surroundings
        return place
    }

    /// Returns the object that is kept here under a name, and creates it on first use.
    package func keep<Kept: AnyObject>(_ name: String, make: () -> Kept) -> Kept {
        if let kept = kept[name] as? Kept { return kept }
        let made = make()
        kept[name] = made
        return made
    }

    /// Draws a view and its contents.
    package func draw<Content: View>(_ view: Content) -> [Node] {
        if let drawn = view as? any DrawnView { return drawn.draw(at: self) }
        // The host does not know what such a view draws.
        if Content.Body.self == Never.self { return [Node("\(Content.self)")] }
        let body = keep("body") { EvaluatedBody<Content>() }.body(of: view, at: self)
        return child("body").draw(body)
    }

    /// Schedules an update that evaluates the body of the view at this place again.
    func invalidate() {
        (kept["body"] as? any Invalidating)?.invalidate()
        host.scheduleUpdate()
    }

    /// Connects the dynamic properties of a view or a modifier to the objects that are kept here.
    func install<Owner>(_ owner: inout Owner) {
        withUnsafeMutablePointer(to: &owner) {
            installProperties(of: Owner.self, at: UnsafeMutableRawPointer($0), path: "")
        }
    }

    /// Releases the places below that were not drawn in the last update.
    func sweep() {
        for (key, place) in children {
            if place.lastUpdate == host.updates {
                place.sweep()
            } else {
                children[key] = nil
                place.leave()
            }
        }
    }

    private func leave() {
        for place in children.values { place.leave() }
        for case let leaving as any Leaving in kept.values { leaving.leave() }
    }

    /// Connects the dynamic properties of a view, including nested ones, to the objects that are kept here.
    private func installProperties(of owner: any Any.Type, at address: UnsafeMutableRawPointer, path: String) {
        for field in StoredField.all(of: owner, at: address) {
            guard let type = field.type as? any DynamicProperty.Type else { continue }
            install(type, at: field.address, path: path + "." + field.name)
        }
    }

    private func install<Property: DynamicProperty>(
        _ type: Property.Type,
        at address: UnsafeMutableRawPointer,
        path: String
    ) {
        if let kept = type as? any KeptProperty.Type {
            kept.install(at: self, path: path, address: address)
        } else {
            installProperties(of: type, at: address, path: path)
        }
        address.assumingMemoryBound(to: Property.self).pointee.update()
    }
}

/// The environment that outer views provide at a place.
@MainActor
struct Surroundings {
    var navigation: Navigation?
    var environment = EnvironmentValues()

    /// Changes what the action of the environment dismisses.
    mutating func setDismissal(_ action: @escaping () -> Void) {
        environment[Dismissal.self] = Dismissal(action: action)
    }
}

/// An object at a place that is notified when the place is removed.
@MainActor
protocol Leaving: AnyObject {
    func leave()
}

/// A dynamic property whose value is kept at the place of its view.
protocol KeptProperty {
    @MainActor mutating func install(at place: Place, path: String)
}

extension KeptProperty {
    @MainActor
    fileprivate static func install(at place: Place, path: String, address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: Self.self).pointee.install(at: place, path: path)
    }
}
