#if DEBUG
/// The script of the inspector's own pages: opens sources in the editor, copies texts, and closes the drawer.
let inspectorScript = """
    (() => {
      const editor = () => {
        try { return localStorage.getItem("vsm-editor") || "vscode://file"; } catch { return "vscode://file"; }
      };
      document.addEventListener("click", async (event) => {
        const source = event.target.closest("[data-open]");
        if (source) location.href = editor() + encodeURI(source.dataset.open);
        const copied = event.target.closest("[data-copies]");
        if (!copied) return;
        const text = document.getElementById(copied.dataset.copies)?.textContent ?? "";
        const label = copied.textContent;
        try { await navigator.clipboard.writeText(text); copied.textContent = "Copied"; }
        catch { copied.textContent = "Select the text to copy it"; }
        setTimeout(() => { copied.textContent = label; }, 1500);
      });
      addEventListener("keydown", (event) => {
        if (parent === window) return;
        const isKey = event.code === "KeyI" && event.altKey && !event.ctrlKey && !event.metaKey;
        if (event.key === "Escape" || isKey) parent.postMessage("vsm-close", location.origin);
      });
    })();

    """
#endif
