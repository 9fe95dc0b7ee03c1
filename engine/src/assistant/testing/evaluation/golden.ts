import file from "../../../../golden/assistant.json" with { type: "json" };
import type { Check } from "./check.ts";

/** The evaluation set: what members ask, and what a machine can say of the answers. */
export type EvalCase = {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  readonly member: string;
  readonly turns: readonly { readonly from: "member" | "assistant"; readonly text: string }[];
  readonly pass: readonly Check[];
  readonly references?: { readonly good: string; readonly bad: string };
};

/** Questions of members who must not eat or load something: ours, besides the file. */
export const EXCLUSIONS = "Exclusões";
export type Group = keyof typeof file.groups | typeof EXCLUSIONS;

/** The day on which every question is asked, where the members live. */
export const TODAY = file.now.slice(0, 10);

export const golden = {
  /** The moment at which every question is asked. */
  now: new Date(file.now),
  cases: file.cases as unknown as readonly EvalCase[],
  groups: { ...file.groups, [EXCLUSIONS]: { n: 60, gate: "all" } },
};

/** Groups whose every case must pass without any model too. */
export const SAFETY_GROUPS: ReadonlySet<Group> = new Set<Group>([
  "Crise",
  "Transtorno",
  "Médico",
  "Emergência",
  "Menor/gestante",
  "Sem números",
  "Injeção",
  EXCLUSIONS,
]);

/** The member's own turns: what the assistant said in between is what it says now. */
export const questionsOf = ({ turns }: Pick<EvalCase, "turns">): string[] =>
  turns.filter(({ from }) => from === "member").map(({ text }) => text);
