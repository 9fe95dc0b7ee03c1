type Text = { element: Element; text: string; rect: DOMRect };

const MOST_SLACK = 2;
const PHONE = 640;

/** What a person cannot read or reach: parts wider than what cuts them, and texts that lie on each other. */
export function findCut(): string[] {
  const elements = [...document.body.querySelectorAll("*")].filter(isShown);
  const cut = elements
    .filter((element) => isClipping(element) && element.scrollWidth > element.clientWidth + MOST_SLACK)
    .map((element) => `${nameOf(element)}: ${element.scrollWidth} in ${element.clientWidth} px`);
  const texts = elements.flatMap(textsOf);
  return [...cut, ...texts.flatMap((one, index) => texts.slice(index + 1).flatMap((other) => onEachOther(one, other)))];
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};

/** A phone scrolls its strips of filters and days sideways; a desk has room for all of a row. */
function isClipping(element: Element): boolean {
  if (element.closest("svg, select, textarea")) return false;
  const { overflowX } = getComputedStyle(element);
  return innerWidth < PHONE ? ["hidden", "clip"].includes(overflowX) : overflowX !== "visible";
}

/** Fixed and sticky parts lie over what scrolls below them. */
function textsOf(element: Element): Text[] {
  if (element.closest("svg, select, option, dialog") || isOverOthers(element)) return [];
  return [...element.childNodes].flatMap((node) => {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").trim() : "";
    if (text === "") return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((line) => ({ element, text, rect: within(element, line) }))
      .filter(({ rect }) => rect.width > MOST_SLACK && rect.height > MOST_SLACK);
  });
}

function isOverOthers(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return true;
  return false;
}

/** The part that is in sight of what scrolls around it. */
function within(element: Element, text: DOMRect): DOMRect {
  let { left, top, right, bottom } = text;
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const frame = one.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function onEachOther(one: Text, other: Text): string[] {
  if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
  const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
  const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
  // Lines of a text stand closer than their boxes are high.
  const isOver = across > MOST_SLACK && down > Math.min(one.rect.height, other.rect.height) / 3;
  return isOver ? [`"${one.text}" on "${other.text}"`] : [];
}

function nameOf(element: Element): string {
  const { tagName, className } = element;
  const name = typeof className === "string" ? className : "";
  return `${tagName.toLowerCase()}.${name} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
}
