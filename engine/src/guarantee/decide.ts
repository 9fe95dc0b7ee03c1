import type { PromiseKind } from "../promises/promise-kinds.ts";
import { type Counted, countedOf } from "./counted.ts";
import type { Evidence, FollowedEvidence } from "./evidence.ts";
import { type Check, type Criteria, type GuaranteeRules, ruleVersionOf } from "./guarantee-rules.ts";
import { type Line, type LineCode, linesOf, missingOf } from "./lines.ts";
import { type Result, type ResultPart, resultOf, resultParts } from "./result.ts";
import type { Sign } from "./sign-rules.ts";
import { signsOf } from "./signs.ts";
import { type GuaranteeWindow, windowOf } from "./window.ts";

export type Decision = "granted" | "refused" | "not-yet" | "choice" | "human";
export type Reason = Check | "SEM_RESULTADO_COM_LINHAS_PERDOADAS";

export type Answer = {
  readonly decision: Decision;
  readonly reason: Reason;
  /** Of the request. */
  readonly activeDay: number;
  /** Where following and result were looked at. */
  readonly lines?: readonly Line[];
  readonly failed?: readonly (LineCode | "RESULTADO")[];
  readonly missing?: Readonly<Partial<Record<LineCode, number>>>;
  readonly result?: Result;
  readonly offer?: string;
  readonly options?: readonly string[];
  readonly daysLeft?: number;
  readonly lastDay?: number;
  readonly humanWithinHours?: number;
  /** Where the server read some. */
  readonly signs?: readonly Sign[];
};

/** Everything that the checks read, computed once. */
export type Case = {
  readonly evidence: Evidence;
  readonly rules: Criteria;
  readonly window: GuaranteeWindow;
  readonly counted: Counted;
  readonly lines: readonly Line[];
  readonly parts: readonly ResultPart[];
};

type Verdict = Omit<Answer, "reason" | "activeDay"> & { readonly reason?: Reason };

/** The guarantee's answer: a pure function, so that the same evidence gives the same answer at any time. */
export function decide(evidence: Evidence, rules: GuaranteeRules): Answer {
  const one = caseOf(evidence, rules);
  for (const check of rules.content.order) {
    const verdict = CHECKS[check](one);
    if (!verdict) continue;
    const { decision, reason = check, ...rest } = verdict;
    return { decision, reason, activeDay: one.window.activeDay, ...rest };
  }
  throw new Error(`The rules ${ruleVersionOf(rules)} leave a case without an answer`);
}

/** What was counted of a member until the day of the request. */
export function caseOf(evidence: Evidence, ruleSet: GuaranteeRules): Case {
  const followed = followedOf(evidence, ruleSet);
  return { evidence, ...followed, parts: resultParts(evidence, followed.counted, followed.rules) };
}

/** Of following alone. */
export function followedOf(
  evidence: FollowedEvidence,
  ruleSet: GuaranteeRules,
): Pick<Case, "rules" | "window" | "counted" | "lines"> {
  const ruleVersion = ruleVersionOf(ruleSet);
  if (evidence.ruleVersion !== ruleVersion)
    throw new Error(`Evidence of the rules ${evidence.ruleVersion} is not decided by ${ruleVersion}`);
  const { content: rules } = ruleSet;
  const window = windowOf(evidence, rules);
  const counted = countedOf(evidence, window, rules);
  const lines = linesOf({ evidence, window, counted }, rules);
  return { rules, window, counted, lines };
}

const CHECKS: Readonly<Record<Check, (one: Case) => Verdict | null>> = {
  // Never a refusal: a person looks.
  SINAIS_DE_FRAUDE: ({ evidence, rules: { humanWithinHours } }) => {
    const signs = signsOf(evidence);
    if (signs.length > 0) return { decision: "human", humanWithinHours, signs };
    return evidence.fraudSigns ? { decision: "human", humanWithinHours } : null;
  },

  UMA_POR_PESSOA: ({ evidence }) => (evidence.earlierGuarantee ? { decision: "human", failed: [] } : null),

  PRAZO: ({ evidence: { requestDay }, window: { activeDay }, rules }) => {
    const { requestUntilDay: lastDay, requestUntilCalendarDay: lastCalendarDay } = rules;
    const isOver = activeDay > lastDay || (lastCalendarDay !== undefined && requestDay > lastCalendarDay);
    return isOver ? { decision: "refused", failed: [], lastDay } : null;
  },

  NOS_ATRASAMOS: ({ evidence }) => {
    const { definitivePlan: plan } = evidence;
    const isLate = plan && cameLate(evidence, "definitive-plan", plan.dueDay, plan.publishedDay);
    return isLate ? { decision: "granted" } : null;
  },

  HUMANO_NAO_VEIO_A_TEMPO: ({ evidence, rules }) => {
    const { humanFirst: promised } = evidence;
    if (!promised || !rules.personFirstLevels.includes(promised.level)) return null;
    return cameLate(evidence, "human-first", promised.dueDay, promised.seenDay) ? { decision: "granted" } : null;
  },

  // Pregnancy stops the clocks: one that began after the last day of a request changes nothing any more.
  GRAVIDEZ: ({ evidence: { pregnantOnDay, pauses, requestDay }, rules }) => {
    if (pregnantOnDay === undefined || pregnantOnDay > requestDay) return null;
    const before = windowOf({ pauses, requestDay: pregnantOnDay }, rules).activeDay;
    return before <= rules.requestUntilDay ? { decision: "choice", options: rules.options } : null;
  },

  JANELA_ABERTA: ({ window, rules }) =>
    window.activeDay < rules.windowDays ? { decision: "not-yet", daysLeft: rules.windowDays - window.activeDay } : null,

  NAO_SEGUIU: ({ lines, parts, rules }) => {
    const failed = lines.filter(({ ok }) => !ok);
    if (failed.length === 0) return null;
    const missing = failed.flatMap((line) => {
      const count = missingOf(line);
      return count === null ? [] : [[line.code, count] as const];
    });
    return {
      decision: "refused",
      lines,
      failed: failed.map(({ code }) => code),
      missing: Object.fromEntries(missing),
      result: resultOf(parts),
      offer: rules.offer,
    };
  },

  COM_RESULTADO: ({ lines, parts }) =>
    parts.some(({ isReached }) => isReached)
      ? { decision: "refused", lines, failed: ["RESULTADO"], result: resultOf(parts) }
      : null,

  SEM_RESULTADO: ({ lines, parts }) => ({
    decision: "granted",
    ...(lines.some(({ waived }) => waived) ? { reason: "SEM_RESULTADO_COM_LINHAS_PERDOADAS" } : {}),
    lines,
    failed: [],
    result: resultOf(parts),
  }),
};

/**
 * By whole days, and by the ledger, which knows the hour: a breach on the due day is late too. What has not come is late
 * from the next day on.
 */
function cameLate(
  { breaches, requestDay }: Evidence,
  kind: PromiseKind,
  dueDay: number,
  cameOn: number | null,
): boolean {
  const wasBroken = breaches.some((breach) => breach.kind === kind && breach.day === dueDay);
  return wasBroken || (cameOn ?? requestDay) > dueDay;
}
