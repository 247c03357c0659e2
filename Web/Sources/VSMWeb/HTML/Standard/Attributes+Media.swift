// Written by Web/Scripts/generate-html from Web/Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.Sized {
    /// Sets the width in pixels.
    @inlinable
    public func width(_ pixels: Int) -> Self { setting(Attribute("width", String(pixels))) }

    /// Sets the height in pixels.
    @inlinable
    public func height(_ pixels: Int) -> Self { setting(Attribute("height", String(pixels))) }
}

extension HTMLElement where Tag: HTMLTags.AnyLoaded {
    /// Sets the credentials with which the browser loads a file of another site.
    @inlinable
    public func crossOrigin(_ credentials: CrossOrigin) -> Self {
        setting(Attribute("crossorigin", credentials.rawValue))
    }
}

extension HTMLElement where Tag == HTMLTags.Img {
    /// Sets how the browser decodes the image.
    @inlinable
    public func decoding(_ decoding: ImageDecoding) -> Self { setting(Attribute("decoding", decoding.rawValue)) }

    /// Sets the priority with which the browser loads the image.
    @inlinable
    public func fetchPriority(_ priority: FetchPriority) -> Self {
        setting(Attribute("fetchpriority", priority.rawValue))
    }

    /// Sets when the browser loads the image.
    @inlinable
    public func loading(_ loading: Loading) -> Self { setting(Attribute("loading", loading.rawValue)) }

    /// Names the image map of the image.
    @inlinable
    public func useMap(_ name: String) -> Self { setting(Attribute("usemap", "#\(name)")) }

    /// Adds the position of a click to the URL of the link around the image.
    @inlinable
    public func isMap(_ isMap: Bool = true) -> Self { setting(Attribute("ismap"), isMap) }

    /// Sets the files among which the browser chooses.
    @inlinable
    public func srcset(_ candidates: ImageCandidate...) -> Self {
        setting(Attribute("srcset", Attribute.text(of: candidates)))
    }

    /// Sets the displayed width of the image, such as `"(max-width: 600px) 100vw, 50vw"`.
    @inlinable
    public func sizes(_ sizes: String) -> Self { setting(Attribute("sizes", sizes)) }
}

extension HTMLElement where Tag == HTMLTags.Source {
    /// Sets the media query under which the browser uses the source.
    @inlinable
    public func media(_ query: String) -> Self { setting(Attribute("media", query)) }

    /// Sets the displayed width of the image.
    @inlinable
    public func sizes(_ sizes: String) -> Self { setting(Attribute("sizes", sizes)) }

    /// Sets the media type of the source.
    @inlinable
    public func type(_ mediaType: String) -> Self { setting(Attribute("type", mediaType)) }
}

extension HTMLElement where Tag: HTMLTags.AnyMedium {
    /// Sets the URL of the media file.
    @inlinable
    public func src(_ url: WebURL) -> Self { setting(Attribute("src", url.string)) }

    /// Starts playback as soon as possible.
    @inlinable
    public func autoplay(_ isOn: Bool = true) -> Self { setting(Attribute("autoplay"), isOn) }

    /// Shows the browser's playback controls.
    @inlinable
    public func controls(_ isShown: Bool = true) -> Self { setting(Attribute("controls"), isShown) }

    /// Restarts playback at the end.
    @inlinable
    public func loop(_ isOn: Bool = true) -> Self { setting(Attribute("loop"), isOn) }

    /// Mutes the sound initially.
    @inlinable
    public func muted(_ isMuted: Bool = true) -> Self { setting(Attribute("muted"), isMuted) }

    /// Sets the data that the browser loads before playback.
    @inlinable
    public func preload(_ preload: Preload) -> Self { setting(Attribute("preload", preload.rawValue)) }
}

extension HTMLElement where Tag == HTMLTags.Video {
    /// Plays the video inside the page instead of in full screen.
    @inlinable
    public func playsInline(_ isInline: Bool = true) -> Self { setting(Attribute("playsinline"), isInline) }

    /// Sets the image that the browser shows before playback.
    @inlinable
    public func poster(_ url: WebURL) -> Self { setting(Attribute("poster", url.string)) }
}

extension HTMLElement where Tag == HTMLTags.Track {
    /// Enables the track unless the person prefers another one.
    @inlinable
    public func `default`(_ isDefault: Bool = true) -> Self { setting(Attribute("default"), isDefault) }

    /// Sets the title of the track.
    @inlinable
    public func label(_ title: String) -> Self { setting(Attribute("label", title)) }

    /// Sets the language of the track.
    @inlinable
    public func srclang(_ language: String) -> Self { setting(Attribute("srclang", language)) }
}
