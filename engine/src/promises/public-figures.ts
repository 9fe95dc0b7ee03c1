import { type PromiseKind, promiseRules } from "./promise-kinds.ts";
import { MIN_CASES, type PublicLine } from "./public-lines.ts";
import { MOST_PERCENT } from "./used-percent.ts";

/** Of one kind, or of all, within a window. */
export type PublicFigures = {
  cases: number;
  breached: number;
  /** Rounded down: 999 of 1,000 is not "all". */
  keptPerMille: number;
  creditDays: number;
};
export type KindFigures = PublicFigures & {
  /** Per cent of the promised time, over all cases, the late ones too: above 100 it lies after the due time. */
  median: number;
  /** Eight of ten cases lie between these two. */
  tenth: number;
  ninetieth: number;
  /** How late the broken ones were; null where too few would tell it. */
  breaches: { upTo: number | null; cases: number }[];
};

/** null: fewer cases than are shown. */
export type Windows<Figures> = { days30: Figures | null; days90: Figures | null };
export type PublicPromises = {
  total: Windows<PublicFigures>;
  kinds: (Windows<KindFigures> & {
    kind: PromiseKind;
    /** Two service days count as two days; null: each promise says its own. */
    promisedSeconds: number | null;
  })[];
};

/** Everything that the public page says, from the lines of its file and from nothing else. */
export function publicFigures(lines: readonly PublicLine[]): PublicPromises {
  const kinds = Object.keys(promiseRules.content.kinds) as PromiseKind[];
  return {
    total: windowsOf(lines, figuresOf),
    kinds: kinds.map((kind) => ({
      kind,
      promisedSeconds: promisedSecondsOf(kind),
      ...windowsOf(
        lines.filter((line) => line.kind === kind),
        kindFiguresOf,
      ),
    })),
  };
}

function windowsOf<Figures>(
  lines: readonly PublicLine[],
  summarize: (lines: readonly PublicLine[]) => Figures,
): Windows<Figures> {
  const shown = (some: readonly PublicLine[]) => (count(some) < MIN_CASES ? null : summarize(some));
  return { days30: shown(lines.filter(({ period }) => period === 30)), days90: shown(lines) };
}

function figuresOf(lines: readonly PublicLine[]): PublicFigures {
  const cases = count(lines);
  const breached = count(lines.filter(({ outcome }) => outcome === "breached"));
  return {
    cases,
    breached,
    keptPerMille: Math.floor(((cases - breached) * 1000) / cases),
    creditDays: lines.reduce((sum, { creditDays }) => sum + creditDays, 0),
  };
}

function kindFiguresOf(lines: readonly PublicLine[]): KindFigures {
  const sorted = [...lines].sort((a, b) => valueOf(a) - valueOf(b));
  const late = sorted.filter(({ outcome }) => outcome === "breached");
  return {
    ...figuresOf(lines),
    median: rankOf(sorted, 0.5),
    tenth: rankOf(sorted, 0.1),
    ninetieth: rankOf(sorted, 0.9),
    breaches: late.map(({ upTo, cases }) => ({ upTo, cases })),
  };
}

const count = (lines: readonly PublicLine[]): number => lines.reduce((sum, { cases }) => sum + cases, 0);

/** A time that is not told is the worst that it can be. */
const valueOf = ({ outcome, upTo }: PublicLine): number => upTo ?? (outcome === "kept" ? 100 : MOST_PERCENT);

/** The nearest rank: the smallest time within which that share of the cases lies. */
function rankOf(sorted: readonly PublicLine[], share: number): number {
  const rank = Math.ceil(count(sorted) * share);
  let seen = 0;
  for (const line of sorted) {
    seen += line.cases;
    if (seen >= rank) return valueOf(line);
  }
  return MOST_PERCENT;
}

function promisedSecondsOf(kind: PromiseKind): number | null {
  const rule = promiseRules.content.kinds[kind];
  if (rule.clock === "service-days") return rule.days * 86_400;
  return rule.length === "stated" ? null : rule.length / 1000;
}
