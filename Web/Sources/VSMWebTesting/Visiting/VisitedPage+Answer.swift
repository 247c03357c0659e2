extension VisitedPage {
    /// What the owner of a page learns from a message of the server.
    package struct Answer: Sendable {
        /// The numbers of the events that the message answers.
        package var answered: [Int] = []
        /// Whether the session does not exist, so that the page has to be loaded again.
        package var isSessionGone = false
        /// The address outside the pages for which the browser leaves.
        package var leaves: String?
    }
}
