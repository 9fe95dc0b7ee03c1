export type HiddenMode = "esconder-peso" | "esconder-tudo";

/**
 * Figures that a mode forbids, each with the text around it: in what is written and in what is read out, visible or not.
 * Complete in itself, because a browser journey sends its source to the page.
 */
export function findHiddenNumbers(root: Element, mode: HiddenMode): string[] {
  const body = "kg|quilos?|quilogramas?|cm|cent[ií]metros?";
  const food = "g|gramas?|kcal|calorias?|quilocalorias?";
  const units = mode === "esconder-tudo" ? `${body}|${food}` : body;
  const named = mode === "esconder-tudo" ? "IMC|kg|cm|kcal" : "IMC|kg|cm";
  // A letter after the unit makes it another word, one before the figure a code ("XMB8G"); "m²" is of the IMC.
  const forbidden = new RegExp(
    `(?<![\\p{L}\\d])\\d[\\d.,]*[\\s\\u00a0]*(?:${units})(?![\\p{L}\\d])|(?:^|[^\\p{L}])(?:${named})(?: de|:)?[ \\u00a0]*\\d`,
    "giu",
  );
  const inline = new Set(
    "A ABBR B BDI BR CODE DATA DEL EM I INS LABEL MARK S SMALL SPAN STRONG SUB SUP TIME TSPAN".split(" "),
  );
  const read = ["aria-label", "aria-description", "aria-valuetext", "alt", "title", "placeholder", "value", "content"];
  const lines: string[] = [];
  let line = "";
  const endLine = () => {
    if (line.trim()) lines.push(line.trim().replace(/\s+/g, " "));
    line = "";
  };
  const walk = (element: Element) => {
    if (element.hasAttribute("data-kept-number") || ["SCRIPT", "STYLE", "TEMPLATE"].includes(element.tagName)) return;
    for (const name of read) lines.push(element.getAttribute(name) ?? "");
    const breaks = !inline.has(element.tagName.toUpperCase());
    if (breaks) endLine();
    for (const child of element.childNodes) {
      if (child.nodeType === 3) line += child.nodeValue ?? "";
      else if (child.nodeType === 1) walk(child as Element);
    }
    if (breaks) endLine();
  };
  walk(root);
  endLine();
  return lines.flatMap((text) =>
    [...text.matchAll(forbidden)].map(([found]) => `${found.trim()} in "${text.slice(0, 160)}"`),
  );
}
