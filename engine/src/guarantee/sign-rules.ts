import type { RuleSet } from "../rules/rule-set.ts";

/** Why a person looks at a request before it is answered. A fact that was recorded, and no judgement of anybody. */
export type Sign = "PAGAMENTO_CONTESTADO" | "REGISTRO_ANTES_DO_DIA" | "CHEGADA_DE_UMA_VEZ";

const content = {
  /** Of the purchase's charge. The bank may have given back what the guarantee would give back again. */
  disputes: ["open", "won", "lost"] as readonly string[],
  /** A workout or a weight that was written this many days before its own. One day is a member in another time zone. */
  daysBefore: 2,
  /** Fewer days of that kind are a date mistyped. */
  daysWrittenBefore: 3,
  /** More counted days than these that the server received within the minutes below. Absent in rules that did not look. */
  daysAtOnce: 10 as number | undefined,
  atOnceMinutes: 60 as number | undefined,
};

type SignCriteria = typeof content;
export type SignRules = RuleSet<SignCriteria>;

/**
 * Signs that a person looks at: the app itself writes no workout and no weight of a day to come, and more than ten days
 * that arrive at once are a phone without a signal or one call with made-up clocks. Left out on purpose: meals planned
 * ahead, a card or a phone that a family shares.
 */
export const signRules: SignRules = {
  id: "guarantee-signs",
  version: "2",
  title: "Garantia de 30 dias: o que leva um pedido ao olhar de uma pessoa",
  author: "Prumo",
  sources: [
    "The guarantee as sold: with signs of fraud a person decides within 72 hours; no sign refuses by itself",
    "A chargeback and a refund of the same charge pay twice: card networks, rules of dispute",
    "Hybrid logical clocks: the stamp of a record is the device's own clock, which never runs backwards",
    "LGPD, art. 20: review of an automated decision by a person",
  ],
  content,
};

const { daysAtOnce: _, atOnceMinutes: __, ...firstContent } = content;

/** Every version that a request was looked at with, the newest first: none is ever removed or changed. */
const VERSIONS: readonly SignRules[] = [
  signRules,
  { ...signRules, version: "1", content: { ...firstContent, daysAtOnce: undefined, atOnceMinutes: undefined } },
];

/** As it is kept with the evidence: `s1`. */
export const signVersionOf = ({ version }: SignRules): string => `s${version}`;

export function getSignRules(signVersion: string): SignRules {
  const rules = VERSIONS.find((one) => signVersionOf(one) === signVersion);
  if (!rules) throw new Error(`No rules of the guarantee's signs have the version ${signVersion}`);
  return rules;
}
