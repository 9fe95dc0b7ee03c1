import type { Evidence, SignEvidence } from "./evidence.ts";
import { getSignRules, type Sign, type SignRules } from "./sign-rules.ts";

/** By the rules that the evidence was read with; none in bundles made before there were any. */
export function signsOf({ signs }: Pick<Evidence, "signs">): Sign[] {
  if (!signs) return [];
  const { content: rules } = getSignRules(signs.ruleVersion);
  const wasDisputed = signs.dispute !== null && rules.disputes.includes(signs.dispute);
  return [
    ...(wasDisputed ? (["PAGAMENTO_CONTESTADO"] as const) : []),
    ...(daysWrittenBefore(signs).length >= rules.daysWrittenBefore ? (["REGISTRO_ANTES_DO_DIA"] as const) : []),
    ...(areMany(signs.receivedAtOnce ?? [], rules) ? (["CHEGADA_DE_UMA_VEZ"] as const) : []),
  ];
}

/** Each once, in order. */
export function daysWrittenBefore({ ruleVersion, writtenBefore }: SignEvidence): number[] {
  const { daysBefore } = getSignRules(ruleVersion).content;
  const days = writtenBefore.filter(({ day, writtenOn }) => day - writtenOn >= daysBefore).map(({ day }) => day);
  return [...new Set(days)].sort((a, b) => a - b);
}

const areMany = (days: readonly number[], rules: SignRules["content"]): boolean =>
  rules.daysAtOnce !== undefined && new Set(days).size > rules.daysAtOnce;

export type Received = { readonly day: number; readonly receivedMs: number };

/** The days of the hour in which most of them arrived, in order; none where they are too few for a sign. */
export function daysAtOnce(received: readonly Received[], { content }: SignRules): number[] {
  const { atOnceMinutes = 0 } = content;
  const inOrder = [...received].sort((a, b) => a.receivedMs - b.receivedMs);
  let most: ReadonlySet<number> = new Set();
  for (const [index, { receivedMs }] of inOrder.entries()) {
    const later = inOrder.slice(index).filter((one) => one.receivedMs <= receivedMs + atOnceMinutes * 60_000);
    const days = new Set(later.map(({ day }) => day));
    if (days.size > most.size) most = days;
  }
  return areMany([...most], content) ? [...most].sort((a, b) => a - b) : [];
}
