import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";

const kinds = Object.keys(promiseRules.content.kinds) as PromiseKind[];

/** What a pause is for the ledger: why a member paused the plan is not the promise's business. */
export const MEMBER_PAUSE = { actor: "membro", reason: "plano-pausado", by: "member" } as const;

/** The clocks that stop while a member pauses the plan. Messages, money and data are not among them. */
export const STOPPED_KINDS: readonly PromiseKind[] = kinds.filter(
  (kind) => promiseRules.content.kinds[kind].memberPauseStopsIt,
);
