extension VisitedPage {
    /// What the owner of a page learns from a message of the server.
    public struct Answer: Sendable {
        /// The numbers of the events that the message answers.
        public var answered: [Int] = []
        /// Whether the session does not exist, so that the page has to be loaded again.
        public var isSessionGone = false
        /// The address outside the pages for which the browser leaves.
        public var leaves: String?
    }
}
