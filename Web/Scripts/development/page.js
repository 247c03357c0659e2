// Runs in the pages of a site that Web/Scripts/dev serves. It loads changed files again, and shows why a build has failed.
(() => {
  const query = "vsm-development";
  /** The number of each file that was exchanged, by its address. */
  let versions = null;

  const overlay = document.createElement("div");
  overlay.id = "vsm-development";
  const root = overlay.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(
    "section{position:fixed;inset:1rem 1rem auto;z-index:2147483647;max-height:70vh;overflow:auto;padding:1rem;"
    + "border:2px solid #c00;border-radius:.5rem;background:Canvas;color:CanvasText;color-scheme:light dark;"
    + "font:14px/1.5 ui-monospace,monospace;text-align:start}"
    + "h2{margin:0 0 .5rem;font:inherit;font-weight:bold}ol{margin:0;padding:0;list-style:none}"
    + "li{margin:.5rem 0;white-space:pre-wrap;overflow-wrap:anywhere}b{display:block}"
    + "button{float:inline-end;font:inherit}",
  );
  root.adoptedStyleSheets = [style];

  /** Adds an element with a text, which is never read as markup. */
  function add(parent, tag, text = "") {
    const element = parent.appendChild(document.createElement(tag));
    element.textContent = text;
    return element;
  }

  function showProblems(problems) {
    root.replaceChildren();
    if (problems.length === 0) return overlay.remove();
    const section = add(root, "section");
    section.role = "alert";
    const button = add(section, "button", "Hide");
    button.onclick = () => overlay.remove();
    add(section, "h2", "The last change is not shown.");
    const list = add(section, "ol");
    for (const { file, line, column, message } of problems) {
      const item = add(list, "li");
      if (file) add(item, "b", `${file}:${line}:${column}`);
      item.append(message);
    }
    document.body.append(overlay);
  }

  /** Returns a text with the number of a file behind each of its addresses. */
  function renewed(text, path, version) {
    const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const address = new RegExp(`${escaped}(\\?${query}=\\d+)?(?=$|[\\s,#"')])`, "g");
    return text.replace(address, () => `${path}?${query}=${version}`);
  }

  /** Loads a style sheet again; the old one stays until the new one is there. */
  function exchangeStyle(link, version) {
    const next = link.cloneNode();
    const address = new URL(link.href);
    address.searchParams.set(query, version);
    next.href = address;
    next.onload = () => {
      link.remove();
      // Its pictures are as old as the built ones.
      for (const [path, number] of Object.entries(versions)) exchangeInRules(next.sheet.cssRules, path, number);
    };
    next.onerror = () => next.remove();
    link.after(next);
  }

  function exchangeInRules(rules, path, version) {
    for (const rule of rules) {
      for (const name of rule.style ?? []) {
        const value = rule.style.getPropertyValue(name);
        const next = value.includes(path) ? renewed(value, path, version) : value;
        if (next !== value) rule.style.setProperty(name, next, rule.style.getPropertyPriority(name));
      }
      if (rule.cssRules) exchangeInRules(rule.cssRules, path, version);
    }
  }

  function exchange(path, version) {
    const links = [...document.querySelectorAll("link[rel=stylesheet]")];
    const styles = links.filter(({ href }) => new URL(href).pathname === path);
    for (const link of styles) exchangeStyle(link, version);
    if (styles.length > 0) return;
    for (const element of document.querySelectorAll("img, source, image, use, video, link[rel=icon]")) {
      for (const name of ["src", "srcset", "href", "poster"]) {
        const value = element.getAttribute(name);
        if (value?.includes(path)) element.setAttribute(name, renewed(value, path, version));
      }
    }
    for (const sheet of document.styleSheets) exchangeInRules(sheet.cssRules, path, version);
  }

  function follow(bulletin) {
    showProblems(bulletin.problems);
    const before = versions;
    versions = bulletin.versions;
    // The page has loaded everything after what the first bulletin tells.
    if (!before) return;
    for (const [path, version] of Object.entries(versions)) if (before[path] !== version) exchange(path, version);
  }

  const pause = (milliseconds) => new Promise((end) => { setTimeout(end, milliseconds); });
  /** A hidden page would take one of the few connections that a browser opens to a server. */
  const shown = () => new Promise((end) => {
    if (!document.hidden) end();
    else document.addEventListener("visibilitychange", end, { once: true });
  });

  async function listen() {
    let tag = "";
    for (;;) {
      await shown();
      try {
        const headers = { "If-None-Match": tag };
        const answer = await fetch("/vsm/development/bulletin", { cache: "no-store", headers });
        if (answer.ok) {
          tag = answer.headers.get("ETag");
          follow(await answer.json());
        } else if (answer.status !== 304) {
          await pause(500);
        }
      } catch {
        // The server is being replaced.
        await pause(100);
      }
    }
  }

  listen();
})();
