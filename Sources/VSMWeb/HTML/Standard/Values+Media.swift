// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// When the browser loads an image.
public enum Loading: String, Sendable {
    /// At once.
    case eager
    /// When it comes near the visible part of the page.
    case lazy
}

/// How the browser decodes an image.
public enum ImageDecoding: String, Sendable {
    /// Together with the rest of the page.
    case synchronous = "sync"
    /// After the rest of the page.
    case asynchronous = "async"
    /// As the browser decides.
    case automatic = "auto"
}

/// How important it is to load something early.
public enum FetchPriority: String, Sendable {
    /// More than other files of its kind.
    case high
    /// Less than other files of its kind.
    case low
    /// As the browser decides.
    case automatic = "auto"
}

/// With which credentials a file of another site is loaded.
public enum CrossOrigin: String, Sendable {
    /// With none.
    case anonymous
    /// With those of that site.
    case useCredentials = "use-credentials"
}

/// What a browser loads of a video before it is played.
public enum Preload: String, Sendable {
    /// Nothing.
    case none
    /// Its length and size.
    case metadata
    /// All of it, if the browser decides so.
    case automatic = "auto"
}

/// What a text that runs with a video is for.
public enum TrackKind: String, Sendable {
    /// A translation.
    case subtitles
    /// What is heard.
    case captions
    /// What is seen.
    case descriptions
    /// The titles of chapters.
    case chapters
}
