// Written by Scripts/generate-html from Scripts/html/attributes.txt; change it there.

extension HTMLElement where Tag: HTMLTags.Sized {
    /// Sets the width in pixels.
    @inlinable
    public func width(_ pixels: Int) -> Self { setting(Attribute("width", String(pixels))) }

    /// Sets the height in pixels.
    @inlinable
    public func height(_ pixels: Int) -> Self { setting(Attribute("height", String(pixels))) }
}

extension HTMLElement where Tag: HTMLTags.AnyLoaded {
    /// Sets with which credentials a file of another site is loaded.
    @inlinable
    public func crossOrigin(_ credentials: CrossOrigin) -> Self {
        setting(Attribute("crossorigin", credentials.rawValue))
    }
}

extension HTMLElement where Tag == HTMLTags.Img {
    /// Sets how the image is decoded.
    @inlinable
    public func decoding(_ decoding: ImageDecoding) -> Self { setting(Attribute("decoding", decoding.rawValue)) }

    /// Sets how important it is to load the image early.
    @inlinable
    public func fetchPriority(_ priority: FetchPriority) -> Self {
        setting(Attribute("fetchpriority", priority.rawValue))
    }

    /// Sets when the image is loaded.
    @inlinable
    public func loading(_ loading: Loading) -> Self { setting(Attribute("loading", loading.rawValue)) }

    /// Names the map with the links of the image.
    @inlinable
    public func useMap(_ name: String) -> Self { setting(Attribute("usemap", "#\(name)")) }

    /// Adds the position of a click to the URL of the link around the image.
    @inlinable
    public func isMap(_ isMap: Bool = true) -> Self { setting(Attribute("ismap"), isMap) }

    /// Sets files of other sizes, of which the browser chooses one.
    @inlinable
    public func srcset(_ candidates: ImageCandidate...) -> Self {
        setting(Attribute("srcset", Attribute.text(of: candidates)))
    }

    /// Sets how wide the image is shown, such as `"(max-width: 600px) 100vw, 50vw"`.
    @inlinable
    public func sizes(_ sizes: String) -> Self { setting(Attribute("sizes", sizes)) }
}

extension HTMLElement where Tag == HTMLTags.Source {
    /// Sets the media query for which the source is meant.
    @inlinable
    public func media(_ query: String) -> Self { setting(Attribute("media", query)) }

    /// Sets how wide the image is shown.
    @inlinable
    public func sizes(_ sizes: String) -> Self { setting(Attribute("sizes", sizes)) }

    /// Sets the media type of the source.
    @inlinable
    public func type(_ mediaType: String) -> Self { setting(Attribute("type", mediaType)) }
}

extension HTMLElement where Tag: HTMLTags.AnyMedium {
    /// Sets the URL of what is played.
    @inlinable
    public func src(_ url: WebURL) -> Self { setting(Attribute("src", url.string)) }

    /// Plays as soon as possible.
    @inlinable
    public func autoplay(_ isOn: Bool = true) -> Self { setting(Attribute("autoplay"), isOn) }

    /// Shows the controls of the browser.
    @inlinable
    public func controls(_ isShown: Bool = true) -> Self { setting(Attribute("controls"), isShown) }

    /// Begins again at the end.
    @inlinable
    public func loop(_ isOn: Bool = true) -> Self { setting(Attribute("loop"), isOn) }

    /// Plays without sound at first.
    @inlinable
    public func muted(_ isMuted: Bool = true) -> Self { setting(Attribute("muted"), isMuted) }

    /// Sets what is loaded before it is played.
    @inlinable
    public func preload(_ preload: Preload) -> Self { setting(Attribute("preload", preload.rawValue)) }
}

extension HTMLElement where Tag == HTMLTags.Video {
    /// Plays in its place instead of on the whole screen.
    @inlinable
    public func playsInline(_ isInline: Bool = true) -> Self { setting(Attribute("playsinline"), isInline) }

    /// Sets the image that is shown before the video is played.
    @inlinable
    public func poster(_ url: WebURL) -> Self { setting(Attribute("poster", url.string)) }
}

extension HTMLElement where Tag == HTMLTags.Track {
    /// Shows this text unless the person prefers another one.
    @inlinable
    public func `default`(_ isDefault: Bool = true) -> Self { setting(Attribute("default"), isDefault) }

    /// Sets the title of the text.
    @inlinable
    public func label(_ title: String) -> Self { setting(Attribute("label", title)) }

    /// Sets the language of the text.
    @inlinable
    public func srclang(_ language: String) -> Self { setting(Attribute("srclang", language)) }
}
