/** What a member reads above a chart. */
export type Section = { readonly headline: string; readonly text: string };

/** `{name}` is a value in its words. */
export type SectionText = Section & {
  /** For members with a team, after the text. */
  readonly team?: string;
};

/** Each with what stands in its place when numbers are hidden: that one holds no figure at all. */
export type SectionTexts = Readonly<Record<string, { readonly shown: SectionText; readonly hidden: SectionText }>>;

export type Values = Readonly<Record<string, string>>;

/** Which text, with the values of its places. Values of the hidden text are apart, so that no figure reaches it. */
export type Wording<Code extends string> = {
  readonly code: Code;
  readonly values: Values;
  readonly hiddenValues: Values;
};

export type Reader = { readonly isHidden: boolean; readonly hasTeam: boolean };

/** The section as this reader gets it. */
export function writeSection<Texts extends SectionTexts>(
  texts: Texts,
  { code, values, hiddenValues }: Wording<keyof Texts & string>,
  { isHidden, hasTeam }: Reader,
): Section {
  const { shown, hidden } = texts[code] as SectionTexts[string];
  const { headline, text, team } = isHidden ? hidden : shown;
  const own = isHidden ? hiddenValues : values;
  return {
    headline: fill(headline, own),
    text: joinSentences([fill(text, own), hasTeam && team ? fill(team, own) : ""]),
  };
}

/** A place without a value is left out. */
export const fill = (text: string, values: Values): string =>
  joinSentences([text.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? "")]);

export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(" ").replace(/ {2,}/g, " ").trim();
