/** HTML that is safe to show. Only `html` below makes it. */
export class Html {
  readonly #text: string;

  constructor(parts: TemplateStringsArray, values: string[]) {
    this.#text = String.raw({ raw: parts }, ...values);
  }

  toString(): string {
    return this.#text;
  }
}

type Value = string | number | Html | readonly Html[];

/** The one place where text becomes HTML: every value is escaped unless it is `Html` already. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => new Html(parts, values.map(safe));

function safe(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return value.join("");
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
