/**
 * The words on the screen that are split over two lines: `overflow-wrap` keeps them inside, and nobody can read them.
 * Complete in itself, because its source is sent to the page.
 */
export function findBrokenWords(root: Element = document.body): string[] {
  /** Not drawn, or there for screen readers alone. */
  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.getBoundingClientRect().width <= 1 || getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || isUnseen(node.parentElement)) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
