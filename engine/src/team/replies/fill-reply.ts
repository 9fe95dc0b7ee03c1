/** What stands between braces in a canned reply. The editor fills what it knows; the rest is the writer's. */
export const PLACEHOLDERS = ["primeiroNome", "profissional", "prazo"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type ReplyValues = Readonly<Partial<Record<Placeholder, string>>>;

/** A word of letters alone, so that a text may have other braces. */
const PLACEHOLDER = /\{(\p{L}+)\}/gu;

/** What is not known, or not a placeholder, stays as it was written. A value is never read for placeholders itself. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replaceAll(PLACEHOLDER, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name as Placeholder] ?? written) : written,
  );

/** Names between braces, each once: a text with any of them is not ready to be sent. */
export const unfilledPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name)),
];
