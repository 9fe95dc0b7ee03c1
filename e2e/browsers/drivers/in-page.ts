import type { Target } from "./driver.ts";

/**
 * These run in the page, sent as source, so that all browsers find by the same rules: they use no outer variable.
 * The first visible element that matches, inside the open modal dialog if there is one.
 */
export function findElement(target: Target): Element | null {
  const SELECTORS = {
    alertdialog: "[role=alertdialog]",
    button: "button, [role=button], input[type=submit]",
    dialog: "dialog, [role=dialog]",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    radio: "input[type=radio]",
    switch: "[role=switch]",
    field: "input, textarea, select",
    text: "h1, h2, h3, h4, p, li, dd, dt, span, strong, label, div",
  };
  const trim = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const byIds = (ids: string) => ids.split(" ").map((id) => trim(document.getElementById(id)?.textContent));
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute("aria-labelledby");
    if (labelledBy) return trim(byIds(labelledBy).join(" "));
    const label = element.getAttribute("aria-label");
    if (label) return trim(label);
    const labels = "labels" in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    if (labels?.[0]) return trim(labels[0].textContent);
    return trim(element instanceof HTMLElement ? element.innerText : element.textContent);
  };

  const kind = "role" in target ? target.role : "label" in target ? "field" : "text";
  const wanted = "role" in target ? target.name : "label" in target ? target.label : target.text;
  const matches = (name: string) =>
    typeof wanted === "string" ? name === wanted : new RegExp(wanted.pattern).test(name);

  // A radio is drawn by its label.
  const shown = (element: Element): Element =>
    element instanceof HTMLInputElement && element.type === "radio" ? (element.labels?.[0] ?? element) : element;
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const all = [...root.querySelectorAll(SELECTORS[kind])];
  if (root instanceof Element && root.matches(SELECTORS[kind])) all.unshift(root);
  const found = all.find((element) => matches(nameOf(element)) && isVisible(shown(element)));
  return found ? shown(found) : null;
}

export function isClear(element: Element): boolean {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** What is typed next replaces the value. */
export function selectValue(element: Element): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  }
}
