// The page as the server knows it: nodes with their numbers, and the patches that change them.
//
// After connecting, the client gets the numbers of the nodes of the page, and then those of every new node, so a patch
// names its nodes exactly. The files in this folder are served as one script, in one scope.
const page = document.getElementById("vsm-page");

const nodeOf = new Map();
const numberOf = new WeakMap();
const properties = new Set(["checked", "disabled", "open", "selected"]);

/** The elements and texts below a node, in document order. */
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
  for (const known of [node, ...descendants(node)]) {
    nodeOf.delete(numberOf.get(known));
    forgetTyping(known);
  }
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
  if (name === "value" && isTextField(element)) return giveValue(element, value);
  if (name === "disabled" && value !== null && element === document.activeElement) disabledWithFocus = element;
  if (properties.has(name)) element[name] = value !== null;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Moves a node before a sibling. The node that has the focus stays, and the others move around it. */
function move(node, before) {
  const parent = node.parentNode;
  if (!node.contains(document.activeElement)) return void parent.insertBefore(node, before);
  const siblings = [...parent.childNodes];
  const from = siblings.indexOf(node);
  const to = before ? siblings.indexOf(before) : siblings.length;
  if (to <= from) siblings.slice(to, from).reverse().forEach((sibling) => node.after(sibling));
  else siblings.slice(from + 1, to).forEach((sibling) => node.before(sibling));
}

/** Replaces the page, and keeps what is being typed and the focus. */
function replacePage(tree) {
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  const selection = focused && "selectionStart" in focused ? [focused.selectionStart, focused.selectionEnd] : null;
  const restoreTyping = keepTyping();
  nodeOf.clear();
  page.replaceChildren();
  for (const description of tree) page.append(make(description, page));
  for (const entry of unacknowledged) {
    entry.element &&= nodeOf.get(numberOf.get(entry.element)) ?? entry.element;
    entry.field &&= nodeOf.get(numberOf.get(entry.field)) ?? entry.field;
    if (entry.setsBusy) entry.element.setAttribute("aria-busy", "true");
  }
  restoreTyping();
  const heir = focused && nodeOf.get(numberOf.get(focused));
  heir?.focus({ preventScroll: true });
  if (heir && selection?.[0] != null) heir.setSelectionRange(...selection);
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
