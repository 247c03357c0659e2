// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The time at which the browser loads an image.
public enum Loading: String, Sendable {
    /// The browser loads the image immediately.
    case eager
    /// The browser loads the image when it is near the visible part of the page.
    case lazy
}

/// The way in which the browser decodes an image.
public enum ImageDecoding: String, Sendable {
    /// The browser decodes the image together with the other content.
    case synchronous = "sync"
    /// The browser shows other content before it decodes the image.
    case asynchronous = "async"
    /// The browser decides.
    case automatic = "auto"
}

/// The priority with which the browser loads a file.
public enum FetchPriority: String, Sendable {
    /// A higher priority than other files of the kind.
    case high
    /// A lower priority than other files of the kind.
    case low
    /// The browser decides.
    case automatic = "auto"
}

/// The credentials with which the browser loads a file of another site.
public enum CrossOrigin: String, Sendable {
    /// No credentials.
    case anonymous
    /// The credentials of that site.
    case useCredentials = "use-credentials"
}

/// The data that a browser loads before it plays a video or a sound.
public enum Preload: String, Sendable {
    /// No data.
    case none
    /// The metadata, such as the duration.
    case metadata
    /// As much as the browser decides, up to the whole file.
    case automatic = "auto"
}

/// The purpose of a text track.
public enum TrackKind: String, Sendable {
    /// A translation of the dialog.
    case subtitles
    /// A transcription of the sound.
    case captions
    /// A description of the video content.
    case descriptions
    /// The chapter titles.
    case chapters
}
