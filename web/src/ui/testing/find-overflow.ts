/**
 * What does not fit on the open screen: it scrolls sideways, or a text is cut off or lies on another one.
 * Complete in itself, because its source is sent to the page.
 */
export function findOverflow(): string[] {
  const TOLERANCE = 2;
  /** A picture's words are drawn: its description says what it shows. */
  const NO_TEXT = "script, style, noscript, option, title, [role=img], [aria-hidden=true] svg, svg[aria-hidden=true]";
  const root = document.documentElement;
  const found = new Set<string>();
  const quoted = (element: Element, text: string) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const isScroller = (value: string) => value === "auto" || value === "scroll";
  const isClipping = (value: string) => value === "hidden" || value === "clip";

  if (root.scrollWidth > root.clientWidth) {
    const reaches = (element: Element) => element.getBoundingClientRect().right > root.scrollWidth - 1;
    let widest: Element | undefined;
    for (const element of document.body.querySelectorAll("*")) if (reaches(element)) widest = element;
    const what = widest ? quoted(widest, widest.textContent) : "";
    found.add(`scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} px, ${what}`);
  }

  /** What holds the text in place while the rest scrolls: texts of two such layers may lie on each other. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.matches("dialog, [popover]") || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  /** Text that is there for screen readers only, or hidden from everyone. */
  const isUnseen = (element: Element): boolean => {
    const and = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    if (!element.checkVisibility(and)) return true;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { overflowX, clipPath } = getComputedStyle(at);
      if ((Math.min(width, height) <= 1 && isClipping(overflowX)) || clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  };

  /** What of a box the boxes around it let through. */
  const seenOf = (element: Element, box: DOMRect): DOMRect => {
    let { left, right, top, bottom } = box;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };

  type Written = { element: Element; text: string; boxes: DOMRect[]; layer: Element | null };
  const written: Written[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? "";
    if (!element || !text.trim() || element.closest(NO_TEXT) || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    // A line box is taller than its glyphs.
    const glyphs = boxes.map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.6));
    written.push({ element, text, boxes: glyphs, layer: layerOf(element) });
  }

  for (const { element, text, boxes } of written) {
    let [x, y] = [true, true];
    for (let at: Element | null = element; at && at !== document.body && (x || y); at = at.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isWider =
        x &&
        isClipping(overflowX) &&
        boxes.some(({ left, right }) => left < box.left - TOLERANCE || right > box.right + TOLERANCE);
      // A box of so many lines ends in an ellipsis, and the whole is said elsewhere.
      const isTaller =
        y &&
        isClipping(overflowY) &&
        webkitLineClamp === "none" &&
        boxes.some(({ top, bottom }) => top < box.top - TOLERANCE || bottom > box.bottom + TOLERANCE);
      if (isWider || isTaller) found.add(`text cut off: ${quoted(element, text)}`);
      if (isWider || isTaller) break;
      if (isScroller(overflowX)) x = false;
      if (isScroller(overflowY)) y = false;
      if (position === "fixed") break;
    }
  }

  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    const isText =
      field.localName === "textarea" || /^(text|search|tel|email|number|date|time|password)$/.test(field.type);
    if (!isText || isUnseen(field)) continue;
    const isWider = field.scrollWidth > field.clientWidth + TOLERANCE;
    const isTaller =
      field.localName === "textarea" &&
      !isScroller(getComputedStyle(field).overflowY) &&
      field.scrollHeight > field.clientHeight + TOLERANCE;
    if (isWider || isTaller) found.add(`text cut off: ${quoted(field, field.value || field.placeholder)}`);
  }

  const seen = written.map((one) => ({
    ...one,
    boxes: one.boxes.map((box) => seenOf(one.element, box)).filter(({ width, height }) => width > 0 && height > 0),
  }));
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const overlaps = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE,
        ),
      );
      if (overlaps)
        found.add(`texts overlap: ${quoted(one.element, one.text)} and ${quoted(other.element, other.text)}`);
    }
  return [...found];
}
