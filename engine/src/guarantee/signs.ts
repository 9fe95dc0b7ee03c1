import type { Evidence, SignEvidence } from "./evidence.ts";
import { getSignRules, type Sign } from "./sign-rules.ts";

/** By the rules that the evidence was read with; none in bundles made before there were any. */
export function signsOf({ signs }: Pick<Evidence, "signs">): Sign[] {
  if (!signs) return [];
  const { content: rules } = getSignRules(signs.ruleVersion);
  const wasDisputed = signs.dispute !== null && rules.disputes.includes(signs.dispute);
  return [
    ...(wasDisputed ? (["PAGAMENTO_CONTESTADO"] as const) : []),
    ...(daysWrittenBefore(signs).length >= rules.daysWrittenBefore ? (["REGISTRO_ANTES_DO_DIA"] as const) : []),
  ];
}

/** Each once, in order. */
export function daysWrittenBefore({ ruleVersion, writtenBefore }: SignEvidence): number[] {
  const { daysBefore } = getSignRules(ruleVersion).content;
  const days = writtenBefore.filter(({ day, writtenOn }) => day - writtenOn >= daysBefore).map(({ day }) => day);
  return [...new Set(days)].sort((a, b) => a - b);
}
