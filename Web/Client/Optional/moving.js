// Moves of nodes for browsers that cannot move a node with its state. What is lost is restored.

/** Moves a node before a sibling. The node that has the focus stays, and the others move around it. */
function putAgain(node, parent, before) {
  if (node.$parentNode !== parent || !node.$contains(focusedElement())) return insertAgain(node, parent, before);
  const siblings = [...parent.$childNodes];
  const from = siblings.indexOf(node);
  const to = before ? siblings.indexOf(before) : siblings.length;
  for (const each of siblings.slice(to, from)) insertAgain(each, parent, siblings[from + 1] ?? null);
  for (const each of siblings.slice(from + 1, to)) insertAgain(each, parent, node);
}

function insertAgain(node, parent, before) {
  const elements = node.matches ? [node, ...node.$querySelectorAll("*")] : [];
  const states = elements.map((element) => {
    const { paused, popover } = element;
    const isOpen = popover && element.$matches(":popover-open");
    return { element, isOpen, isModal: element.$matches("dialog:modal"), isPlaying: paused === false };
  });
  parent.$insertBefore(node, before);
  for (const { element, isOpen, isModal, isPlaying } of states) {
    attempt(() => {
      if (isOpen) element.showPopover();
      if (isModal) {
        element.open = false;
        element.showModal();
      }
      if (isPlaying) element.play().catch(() => {});
    });
  }
}
