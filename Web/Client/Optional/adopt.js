// Extensions of the browser, such as password managers, add elements to a page before it has connected. If the page has
// not changed since, the server sends its tree, and the nodes that are not in the tree are stepped over. Otherwise, the
// page gets all its nodes anew, and what was entered returns as after loading the page again.

/** The attributes that an extension, the person or this client may have changed. */
const changeable = /^(value|class|style|open|autocomplete|spellcheck|data-vsm-raw)$/;

/** Numbers the nodes of the loaded page, if all those of the tree are there; returns whether they are. */
function adopt({ tree, numbers }) {
  const nodes = numbers && attempt(() => nodesLike(tree, page));
  if (nodes) {
    numberNodes(numbers, nodes.values());
    return true;
  }
  keepForReturn(location.href);
  memory = kept("vsm-memory");
  beginReturn();
  return false;
}

/** The nodes in an element that descriptions stand for, in document order; `null` if one of them is missing. */
function nodesLike(descriptions, parent) {
  const found = [];
  let node = parent.$firstChild;
  for (const description of descriptions) {
    let inside;
    while (node && !(inside = nodesInside(node, description))) node = node.$nextSibling;
    if (!node) return null;
    found.push(node);
    for (const each of inside) found.push(each);
    node = node.$nextSibling;
  }
  return found;
}

/** The nodes in a node that has a description; `null` if it does not have it. See `make`. */
function nodesInside(node, description) {
  const { data } = node;
  if (typeof description[0] === "number") {
    const [, ...rest] = description;
    return nodesInside(node, rest[0] === 0 ? rest[1] ?? 0 : rest);
  }
  if (description === 0) return node.$nodeType === 8 && data === "v" ? [] : null;
  if (typeof description === "string") return node.$nodeType === 3 && data === description ? [] : null;
  const [name, ...children] = description;
  if (node.$localName !== name) return null;
  const attributes = children[0]?.constructor === Object ? Object.entries(children.shift()) : [];
  const isSame = attributes.every(([key, value]) => changeable.test(key) || node.$getAttribute(key) === value);
  if (!isSame) return null;
  return isOpaque(node) ? [] : nodesLike(children, node);
}
