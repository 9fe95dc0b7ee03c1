import * as z from "zod/mini";

const amount = z.number().check(z.nonnegative());

/** Of the turns that a model answers. Beyond either, rules answer. */
const Limits = z.object({
  turnsADay: z.int().check(z.nonnegative()),
  /** Read, written and cached ones together. */
  tokensAMonth: z.int().check(z.nonnegative()),
});
export type PlanLimits = z.infer<typeof Limits>;

/** In US$ per million tokens. */
const Price = z.object({ input: amount, output: amount, cacheRead: amount, cacheWrite: amount });
export type TokenPrice = z.infer<typeof Price>;

/** What the assistant may cost. Vendors change prices and names of models more often than we release. */
export const AssistantBudget = z.object({
  limits: z.object({ completo: Limits, gratis: Limits }),
  /** Of the whole company: once spent, rules answer everybody until the service's next day. */
  reaisADay: amount,
  reaisPerDollar: z.number().check(z.positive()),
  /** By the name of the model; `default` is for any other. */
  prices: z.intersection(z.object({ default: Price }), z.record(z.string(), Price)),
});
export type AssistantBudget = z.infer<typeof AssistantBudget>;

export const DEFAULT_ASSISTANT_BUDGET: AssistantBudget = {
  limits: {
    completo: { turnsADay: 60, tokensAMonth: 400_000 },
    gratis: { turnsADay: 10, tokensAMonth: 40_000 },
  },
  reaisADay: 500,
  reaisPerDollar: 6,
  prices: { default: { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 } },
};
