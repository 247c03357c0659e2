// Undoes the changes of others, such as a translation by the browser, before the server changes the same elements.

/** The elements whose children a patch changes. */
function changedElements(patch) {
  // A node that others have removed belongs to the element from which they removed it first.
  const homes = new Map(foreign.toReversed().flatMap(({ target, removedNodes }) => [...removedNodes].map((node) => [node, target])));
  const homeOf = (node) => homes.get(node) ?? node?.$parentNode;
  return new Set(patch.flatMap(([operation, first, ...rest]) => {
    if (operation === "a") return [];
    const around = first > 0 ? homeOf(nodeOf.get(first)) : nodeOf.get(-first) ?? page;
    const nodes = operation === "x" ? nodesOf([first, ...rest]) : [];
    // The names of the controls that a patch removes are compared with those of new ones.
    const inside = foreign.map(({ target }) => target).filter((target) => nodes.some((node) => node?.$contains(target)));
    return [around, ...inside, ...nodes.map(homeOf)];
  }));
}

/** Undoes the changes of others to the elements that a patch changes, the latest first. */
function undoForeign(patch) {
  const elements = changedElements(patch);
  const undone = foreign.filter(({ target }) => elements.has(target));
  for (const { target, addedNodes, removedNodes, nextSibling } of undone.reverse()) {
    for (const node of addedNodes) node.$remove();
    for (const node of removedNodes) target.$insertBefore(node, nextSibling);
  }
  foreign.splice(0, Infinity, ...foreign.filter(({ target }) => !elements.has(target) && page.$contains(target)));
}
