#if DEBUG

/// The open pages of a site, in the order in which they were opened.
package struct InspectedPages: Sendable {
}

#endif
