// The browser's half of VSMWeb: sends what a person does, applies what the server answers.
//
// The server tells nodes apart by numbers. The client learns the numbers of the nodes that came with the page and is
// told those of every node that follows, so a patch says exactly what it means and nothing is guessed.
"use strict";
(() => {
  const page = document.getElementById("vsm-page");
  if (!page) return;

  // --- The tree ------------------------------------------------------------------------------------------------------

  const nodeOf = new Map();
  const numberOf = new WeakMap();
  const properties = new Set(["checked", "disabled", "open", "selected"]);

  /** The elements and texts below a node, in the order of the document. */
  function* descendants(node) {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE || child.nodeType === Node.TEXT_NODE) {
        yield child;
        yield* descendants(child);
      }
    }
  }

  function know(number, node) {
    nodeOf.set(number, node);
    numberOf.set(node, number);
  }

  function forget(node) {
    for (const known of [node, ...descendants(node)]) nodeOf.delete(numberOf.get(known));
  }

  /** Makes a node of `[number, text]` or `[number, tag, attributes, children]`. Nothing is parsed, so nothing runs. */
  function make(description, parent) {
    const [number, name, attributes, children] = description;
    let node;
    if (attributes === undefined) {
      node = document.createTextNode(name);
    } else {
      const isSVG = name === "svg" || (parent.namespaceURI === "http://www.w3.org/2000/svg" && parent.localName !== "foreignObject");
      node = isSVG ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) setAttribute(node, key, value);
      for (const child of children) node.append(make(child, node));
    }
    know(number, node);
    return node;
  }

  function setAttribute(element, name, value) {
    if (name === "value" && "value" in element) {
      // What a person is typing is the truth.
      if (element === document.activeElement || changedByPerson.has(element)) return;
      element.value = value ?? "";
    }
    if (properties.has(name)) element[name] = value !== null;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  /** Moves a node before a sibling. One that has the focus stays, and the others move around it. */
  function move(node, before) {
    const parent = node.parentNode;
    if (!node.contains(document.activeElement)) return void parent.insertBefore(node, before);
    const siblings = [...parent.childNodes];
    const from = siblings.indexOf(node);
    const to = before ? siblings.indexOf(before) : siblings.length;
    if (to <= from) siblings.slice(to, from).reverse().forEach((sibling) => node.after(sibling));
    else siblings.slice(from + 1, to).forEach((sibling) => node.before(sibling));
  }

  const operations = {
    t: (number, text) => { nodeOf.get(number).data = text; },
    a: (number, attributes) => {
      const element = nodeOf.get(number);
      for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    },
    i: (parentNumber, before, description) => {
      const parent = parentNumber ? nodeOf.get(parentNumber) : page;
      parent.insertBefore(make(description, parent), before ? nodeOf.get(before) : null);
    },
    m: (number, before) => move(nodeOf.get(number), before ? nodeOf.get(before) : null),
    x: (number) => {
      const node = nodeOf.get(number);
      forget(node);
      node.remove();
    },
  };

  // --- Messages ------------------------------------------------------------------------------------------------------

  let socket = null;
  let isJoined = false;
  let version = null;
  let lastNumber = 0;
  let attempts = 0;
  let latency = 0;
  let hiddenSince = null;
  let awaitsHeading = false;
  let goesBack = false;
  /** What was sent and not acknowledged: `{message, element, value}`. */
  let unacknowledged = [];
  /** Fields whose text a person changed and the server does not know yet. */
  const changedByPerson = new Set();

  const later = (action) => (latency ? setTimeout(action, latency) : action());

  function transmit({ message, element }) {
    // Looked up now: a click may come before the numbers do.
    if (element) Object.assign(message, { version: version ?? 0, node: numberOf.get(element) ?? 0 });
    const text = JSON.stringify(message);
    const target = socket;
    later(() => { if (target.readyState === WebSocket.OPEN) target.send(text); });
  }

  function send(message, element) {
    message.number = ++lastNumber;
    const entry = { message, element, setsBusy: false };
    if (element && message.kind !== "input" && !element.hasAttribute("aria-busy")) {
      entry.setsBusy = true;
      element.setAttribute("aria-busy", "true");
    }
    unacknowledged.push(entry);
    if (isJoined) transmit(entry);
    setTimeout(showProgress, 300);
  }

  function acknowledge(number) {
    const done = unacknowledged.filter((entry) => entry.message.number <= number);
    unacknowledged = unacknowledged.filter((entry) => entry.message.number > number);
    for (const { message, element, setsBusy } of done) {
      if (setsBusy) element.removeAttribute("aria-busy");
      if (message.type !== "event") continue;
      if (message.kind === "submit") for (const field of element.elements) changedByPerson.delete(field);
      if (message.value === undefined) continue;
      if (message.value === element.value) changedByPerson.delete(element);
      else if (message.kind === "input") sendInput(element);
    }
    showProgress();
  }

  function receive(message) {
    if (message.problem) console.warn(`VSM: ${message.problem}`);
    if (message.acknowledged !== undefined) acknowledge(message.acknowledged);
    const hadFocus = page.contains(document.activeElement);
    if (message.identifiers) {
      let index = 0;
      for (const node of descendants(page)) know(message.identifiers[index++], node);
    }
    if (message.tree) {
      nodeOf.clear();
      page.replaceChildren();
      for (const description of message.tree) page.append(make(description, page));
    }
    for (const [operation, ...values] of message.patch ?? []) operations[operation](...values);
    if (message.version !== undefined) version = message.version;
    if (message.title !== undefined) document.title = message.title;
    if (message.target !== undefined) arrive(message.target);
    if (awaitsHeading || (hadFocus && document.activeElement === document.body)) focusHeading();
  }

  /** The page has another address now. */
  function arrive(target) {
    if (!goesBack && target !== location.pathname + location.search) history.pushState(null, "", target);
    if (!goesBack) scrollTo(0, 0);
    goesBack = false;
    awaitsHeading = true;
  }

  /** Tells a person who does not see the page where they are. */
  function focusHeading() {
    const heading = page.querySelector("h1");
    if (!heading) return;
    if (awaitsHeading) speak(document.title);
    awaitsHeading = false;
    heading.tabIndex = -1;
    heading.style.outline = "none";
    heading.focus({ preventScroll: true });
  }

  // --- The connection ------------------------------------------------------------------------------------------------

  function connect() {
    const own = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/vsm/socket`);
    socket = own;
    own.onopen = () => {
      const { page: name, token } = page.dataset;
      const has = version === null ? { nodes: [...descendants(page)].length } : { version };
      own.send(JSON.stringify({ type: "join", page: name, token, ...has }));
    };
    own.onmessage = ({ data }) => later(() => {
      if (own !== socket) return;
      try {
        const message = JSON.parse(data);
        if (message.reload) return void loadAgain();
        receive(message);
        if (!isJoined) joined();
      } catch (error) {
        // The page is not what the server takes it for: ask for all of it.
        console.error("VSM:", error);
        version = -1;
        reconnect();
      }
    });
    own.onclose = () => { if (own === socket) reconnect(); };
  }

  function joined() {
    isJoined = true;
    attempts = 0;
    document.documentElement.classList.remove("vsm-offline");
    document.documentElement.classList.add("vsm-live");
    for (const entry of unacknowledged) transmit(entry);
    restoreFields();
  }

  function reconnect(atOnce = false) {
    const old = socket;
    socket = null;
    isJoined = false;
    old?.close();
    document.documentElement.classList.remove("vsm-live");
    if (attempts > 1) document.documentElement.classList.add("vsm-offline");
    if (attempts === 2) speak("The connection is lost. Trying to connect again.");
    const pause = atOnce ? 0 : Math.min(10_000, 200 * 2 ** attempts) * (0.5 + Math.random() / 2);
    attempts += 1;
    setTimeout(() => { if (!socket) connect(); }, pause);
  }

  addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenSince = Date.now();
    // A computer that slept has connections that only look alive.
    else if (hiddenSince && Date.now() - hiddenSince > 30_000) reconnect(true);
  });
  addEventListener("online", () => { if (!isJoined) reconnect(true); });

  /** The server knows the page no more: load it again, and keep what was typed. */
  function loadAgain() {
    const fields = [...changedByPerson].filter((field) => field.name && field.isConnected);
    sessionStorage.setItem("vsm-fields", JSON.stringify(fields.map((field) => [field.name, field.value])));
    const last = Number(sessionStorage.getItem("vsm-reloaded") ?? 0);
    sessionStorage.setItem("vsm-reloaded", String(Date.now()));
    // Where cookies are refused every page is unknown: do not spin.
    setTimeout(() => location.reload(), Date.now() - last < 5_000 ? 5_000 : 0);
  }

  function restoreFields() {
    const fields = JSON.parse(sessionStorage.getItem("vsm-fields") ?? "[]");
    sessionStorage.removeItem("vsm-fields");
    for (const [name, value] of fields) {
      const field = [...page.querySelectorAll("input")].find((input) => input.name === name);
      if (!field) continue;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  // --- What a person does ------------------------------------------------------------------------------------------

  /** The innermost element around a node for whose event the server listens. */
  function listener(node, kind) {
    for (let element = node; element && element !== page; element = element.parentElement) {
      if (element.getAttribute?.("data-vsm-on")?.split(" ").includes(kind)) return element;
    }
    return null;
  }

  const isUnderWay = (element) => unacknowledged.some((entry) => entry.element === element);

  function sendEvent(element, kind, payload = {}) {
    send({ type: "event", kind, ...payload }, element);
  }

  /** One at a time; what is typed meanwhile goes when the answer is here. */
  function sendInput(element) {
    if (!isUnderWay(element)) sendEvent(element, "input", { value: element.value });
  }

  function visit(target) {
    send({ type: "visit", target }, null);
  }

  page.addEventListener("click", (event) => {
    const element = listener(event.target, "click");
    if (element) {
      if (element.localName === "a") event.preventDefault();
      if (!element.disabled && !isUnderWay(element)) sendEvent(element, "click");
      return;
    }
    const link = event.target.closest("a[href]");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    // Without a connection the link does what links do.
    if (!isJoined || link.hash) return;
    event.preventDefault();
    visit(link.pathname + link.search);
  });

  // A link that is announced as a button is pressed like one.
  page.addEventListener("keydown", (event) => {
    if (event.key !== " " || !event.target.matches("a[role=button]")) return;
    event.preventDefault();
    event.target.click();
  });

  page.addEventListener("input", (event) => {
    if (!event.target.matches("input:not([type=checkbox])")) return;
    changedByPerson.add(event.target);
    if (event.isComposing) return;
    const element = listener(event.target, "input");
    if (element) sendInput(element);
  });
  page.addEventListener("compositionend", (event) => {
    const element = listener(event.target, "input");
    if (element) sendInput(element);
  });

  page.addEventListener("change", (event) => {
    const element = listener(event.target, "change");
    if (!element) return;
    const isBox = event.target.type === "checkbox";
    sendEvent(element, "change", isBox ? { checked: event.target.checked } : { value: event.target.value });
  });

  page.addEventListener("submit", (event) => {
    const element = listener(event.target, "submit");
    if (!element) return;
    event.preventDefault();
    if (isUnderWay(element)) return;
    const fields = [...new FormData(element)].filter(([, value]) => typeof value === "string");
    sendEvent(element, "submit", { fields: Object.fromEntries(fields) });
  });

  addEventListener("popstate", () => {
    goesBack = true;
    visit(location.pathname + location.search);
  });

  // --- What a person is told ---------------------------------------------------------------------------------------

  function addOutside(attributes, style) {
    const element = document.createElement("div");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    Object.assign(element.style, style);
    document.body.append(element);
    return element;
  }

  const spoken = addOutside({ "aria-live": "polite", id: "vsm-spoken" }, {
    position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap",
  });
  const progress = addOutside({ "aria-hidden": "true", id: "vsm-progress" }, {
    position: "fixed", inset: "0 0 auto 0", height: "3px", background: "currentcolor", opacity: "0", transition: "opacity .2s",
  });

  function speak(text) {
    spoken.textContent = text;
    // Once it was said it is no part of the page.
    setTimeout(() => { if (spoken.textContent === text) spoken.textContent = ""; }, 2_000);
  }

  function showProgress() {
    progress.style.opacity = unacknowledged.length > 0 ? "0.6" : "0";
  }

  /** For developers: `vsm.simulateLatency(200)` adds 200 ms to every message, each way. */
  window.vsm = { simulateLatency(milliseconds) { latency = milliseconds; } };

  connect();
})();
