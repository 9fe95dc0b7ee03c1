/** The drawing's own units: the promised time is always as long, so that rows compare. */
export const DUE_X = 400;
export const END_X = 600;
const FIRST_X = 409;
const LAST_X = 594;
const SPACE = 5.8;

export const xOf = (percent: number): number => Math.min((percent / 100) * DUE_X, END_X - 3);

/** One mark for each broken promise beyond the line: as far as it was late, or in order where that is not told. */
export function breachMarks(breaches: readonly { upTo: number | null; cases: number }[]): number[] {
  const wanted = breaches
    .flatMap(({ upTo, cases }) => Array.from({ length: cases }, () => (upTo === null ? FIRST_X : xOf(upTo))))
    .sort((a, b) => a - b);
  const space = Math.min(SPACE, (LAST_X - FIRST_X) / Math.max(wanted.length - 1, 1));
  const marks: number[] = [];
  for (const x of wanted) marks.push(Math.max(x, FIRST_X, (marks.at(-1) ?? 0) + space));
  // Those that would lie beyond the paper move back, closer together.
  return marks.map((x, index) => Number(Math.min(x, LAST_X - (marks.length - 1 - index) * space).toFixed(1)));
}
