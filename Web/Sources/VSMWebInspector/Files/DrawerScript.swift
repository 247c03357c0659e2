@_spi(Inspection) import VSMInspector

#if DEBUG
/// The script in the pages of the site: a button and a key that show the inspector in a drawer.
///
/// The shadow tree keeps the styles of the site out of the drawer, and those of the drawer out of the site.
let drawerScript = """
    (() => {
      const page = document.currentScript.dataset.page;
      const storage = "vsm-inspector";
      const style = new CSSStyleSheet();
      style.replaceSync(`
        :host { all: initial; position: fixed; z-index: 2147483647; inset: auto 0 0 0; font: 14px system-ui, sans-serif; }
        button { position: absolute; inset: auto 12px 12px auto; min-width: 44px; min-height: 44px; padding: 0 14px;
          border: 1px solid #8886; border-radius: 22px; background: #22242cee; color: #fff; font: inherit; cursor: pointer; }
        button:focus-visible { outline: 3px solid #6c9cff; outline-offset: 2px; }
        .open button { inset: 6px 8px auto auto; min-height: 36px; border-radius: 18px; }
        iframe { display: none; width: 100%; height: 46vh; border: 0; border-top: 1px solid #8886; background: Canvas;
          color-scheme: light dark; }
        .open iframe { display: block; }
        @media (max-width: 600px) { iframe { height: 62vh; } }
      `);
      const host = document.createElement("vsm-inspector");
      const root = host.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [style];
      const drawer = document.createElement("div");
      const button = document.createElement("button");
      const frame = document.createElement("iframe");
      button.type = "button";
      frame.title = "Inspector";
      drawer.append(frame, button);
      root.append(drawer);
      const isOpen = () => drawer.classList.contains("open");
      const show = (open) => {
        drawer.classList.toggle("open", open);
        button.textContent = open ? "Close" : "Inspect";
        button.setAttribute("aria-expanded", open);
        button.title = `${open ? "Close" : "Open"} the inspector (Alt+I)`;
        if (open && !frame.src) frame.src = `/vsm/inspector?page=${page}`;
        document.documentElement.style.paddingBottom = open ? `${frame.offsetHeight}px` : "";
        try { sessionStorage.setItem(storage, open ? "open" : ""); } catch {}
      };
      const toggle = () => {
        show(!isOpen());
        if (isOpen()) frame.focus(); else button.focus();
      };
      button.addEventListener("click", toggle);
      addEventListener("keydown", (event) => {
        if (event.code !== "KeyI" || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        toggle();
      });
      addEventListener("message", (event) => {
        if (event.origin === location.origin && event.source === frame.contentWindow && event.data === "vsm-close") toggle();
      });
      let wasOpen = "";
      try { wasOpen = sessionStorage.getItem(storage); } catch {}
      show(wasOpen === "open");
      document.body.append(host);
    })();

    """
#endif
