import { type AssistantBudget, DEFAULT_ASSISTANT_BUDGET } from "@app/contract/assistant-budget";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { aCompleteMember, aFreeMember, giveConsent } from "../../intake/testing/answering.ts";
import { DAY_MS } from "../../platform/time.ts";
import { test as base } from "../../testing/test.ts";
import { openTestModel } from "../testing/model-test.ts";
import { basicReason, openTurn, recordUsage } from "./allowance.ts";
import { serviceDay, type TokenUsage, tokenCost } from "./token-cost.ts";

const MODEL = "simulated";
const aUsage = (more: Partial<TokenUsage> = {}): TokenUsage => ({
  inputTokens: 1_500,
  outputTokens: 330,
  cacheReadTokens: 3_500,
  cacheWriteTokens: 900,
  ...more,
});

let ahead = 0;
/** A configured model, on a day of the company that no other test spends on. */
const test = base.extend("service", ({ deps, clock }) => {
  ahead += 1;
  clock.advance(ahead * 40 * DAY_MS);
  const withBudget = (more: Partial<AssistantBudget> = {}): Deps => ({
    ...deps,
    model: openTestModel({ model: MODEL }),
    assistantBudget: { ...DEFAULT_ASSISTANT_BUDGET, reaisADay: 1_000_000, ...more },
  });
  return withBudget;
});

const open = (deps: Deps, accountId: string) => openTurn(deps, deps.db, accountId);
const reason = (deps: Deps, accountId: string) => basicReason(deps, deps.db, accountId);

async function aMemberWho(deps: Deps, plan: "completo" | "gratis" = "completo") {
  const member = plan === "completo" ? await aCompleteMember(deps) : await aFreeMember(deps);
  await giveConsent(deps, member.accountId, "assistant-provider");
  return member;
}

const accountDays = async ({ db }: Deps, accountId: string) =>
  (
    await sql<Record<string, string>>`
      select day::text, turns, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, micro_usd
      from assistant_usage_days where account_id = ${accountId} order by day`.execute(db)
  ).rows;

const companyDay = async ({ db, now }: Deps) =>
  (
    await sql<Record<string, string>>`
      select input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, micro_usd, micro_brl
      from assistant_company_days where day = ${serviceDay(now())}::date`.execute(db)
  ).rows[0];

test("a hundred turns at once open exactly sixty, and the next day sixty more", async ({ service, clock }) => {
  const deps = service();
  const { accountId } = await aMemberWho(deps);
  const openAll = async () => {
    const opened = await Promise.all(Array.from({ length: 100 }, () => open(deps, accountId)));
    return Map.groupBy(opened, ({ basic }) => basic);
  };
  const first = await openAll();
  expect([first.get(null)?.length, first.get("budget")?.length, first.size]).toEqual([60, 40, 2]);
  expect(await reason(deps, accountId)).toBe("budget");

  clock.advance(DAY_MS);
  expect(await reason(deps, accountId)).toBeNull();
  expect((await openAll()).get(null)).toHaveLength(60);
  expect((await accountDays(deps, accountId)).map(({ turns }) => turns)).toEqual([60, 60]);
});

test("the free plan has ten turns a day; one member's turns are not another's", async ({ service }) => {
  const deps = service();
  const [free, other] = [await aMemberWho(deps, "gratis"), await aMemberWho(deps, "gratis")];
  const opened = await Promise.all(Array.from({ length: 25 }, () => open(deps, free.accountId)));
  expect(opened.filter(({ basic }) => basic === null)).toHaveLength(10);
  expect(await open(deps, other.accountId)).toEqual({ basic: null });
});

test("a limit of no turns opens none", async ({ service }) => {
  const none = { turnsADay: 0, tokensAMonth: 1_000 };
  const deps = service({ limits: { completo: none, gratis: none } });
  const { accountId } = await aMemberWho(deps, "gratis");
  expect(await reason(deps, accountId)).toBe("budget");
  expect(await open(deps, accountId)).toEqual({ basic: "budget" });
  expect(await accountDays(deps, accountId)).toEqual([]);
});

test("without a model, and without consent, rules answer and no turn is counted", async ({ service, clock }) => {
  const deps = service();
  const { accountId } = await aFreeMember(deps);
  const both = async (using: Deps = deps) => [await reason(using, accountId), (await open(using, accountId)).basic];
  expect(await both({ ...deps, model: null })).toEqual(["not-configured", "not-configured"]);
  expect(await both()).toEqual(["consent-missing", "consent-missing"]);
  expect(await accountDays(deps, accountId)).toEqual([]);

  await giveConsent(deps, accountId, "assistant-provider");
  expect(await both()).toEqual([null, null]);
  clock.advance(1_000);
  await giveConsent(deps, accountId, "assistant-provider", false);
  expect(await both()).toEqual(["consent-missing", "consent-missing"]);
  expect(await both({ ...deps, model: null })).toEqual(["not-configured", "not-configured"]);
});

test("what was recorded at once adds up to the last token and micro-dollar", async ({ service }) => {
  const prices = { default: DEFAULT_ASSISTANT_BUDGET.prices.default, [MODEL]: { ...PRICE, input: 0.37 } };
  const deps = service({ prices, reaisPerDollar: 5.4321 });
  const members = [await aMemberWho(deps), await aMemberWho(deps, "gratis")];
  const recorded = members.flatMap(({ accountId }, member) =>
    Array.from({ length: 30 }, (_, index) => ({
      accountId,
      model: index % 2 === 0 ? MODEL : "another",
      usage: aUsage({ inputTokens: 7 * index + member, cacheReadTokens: 13 * index }),
    })),
  );
  await Promise.all(recorded.map((used) => recordUsage(deps, used)));

  const sumOf = (list: typeof recorded) =>
    list.reduce(
      (sum, { model, usage }) => {
        const { microUsd, microBrl } = tokenCost(deps.assistantBudget, model, usage);
        return {
          inputTokens: sum.inputTokens + usage.inputTokens,
          outputTokens: sum.outputTokens + usage.outputTokens,
          cacheReadTokens: sum.cacheReadTokens + usage.cacheReadTokens,
          cacheWriteTokens: sum.cacheWriteTokens + usage.cacheWriteTokens,
          microUsd: sum.microUsd + microUsd,
          microBrl: sum.microBrl + microBrl,
        };
      },
      { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, microUsd: 0, microBrl: 0 },
    );
  const asText = (sums: object) =>
    Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)] as const));
  for (const { accountId } of members) {
    const { microBrl: _, ...expected } = sumOf(recorded.filter((used) => used.accountId === accountId));
    expect(await accountDays(deps, accountId)).toEqual([
      { day: serviceDay(deps.now()), turns: 0, ...asText(expected) },
    ]);
  }
  expect(await companyDay(deps)).toEqual(asText(sumOf(recorded)));
});

test("tokens of the month stop the next turn, and a new month begins with none", async ({ service, clock }) => {
  const deps = service();
  const { accountId } = await aMemberWho(deps, "gratis");
  const spend = (tokens: number) =>
    recordUsage(deps, { accountId, model: MODEL, usage: aUsage({ ...NO_TOKENS, cacheReadTokens: tokens }) });
  // The tenth of a month: neither the day before nor twenty days later is in it.
  const day = Number(serviceDay(deps.now()).slice(8));
  clock.advance((38 - day) * DAY_MS);
  await spend(39_999);
  expect(await open(deps, accountId)).toEqual({ basic: null });
  clock.advance(DAY_MS);
  await spend(1);
  expect(await reason(deps, accountId)).toBe("budget");
  expect(await open(deps, accountId)).toEqual({ basic: "budget" });
  clock.advance(31 * DAY_MS);
  expect(await open(deps, accountId)).toEqual({ basic: null });
});

test("the company's day in reais stops everybody until the next day", async ({ service, clock }) => {
  // At 5 reais a dollar: a dollar less one token is within, the last token ends it.
  const deps = service({ reaisADay: 5, reaisPerDollar: 5 });
  const [spender, other] = [await aMemberWho(deps), await aMemberWho(deps)];
  const spend = (tokens: number) =>
    recordUsage(deps, {
      accountId: spender.accountId,
      model: MODEL,
      usage: { ...NO_TOKENS, inputTokens: tokens },
    });
  await spend(999_999);
  expect(await open(deps, other.accountId)).toEqual({ basic: null });
  await spend(1);
  expect(await companyDay(deps)).toMatchObject({ microUsd: "1000000", microBrl: "5000000" });
  expect(await reason(deps, other.accountId)).toBe("budget");
  expect(await open(deps, other.accountId)).toEqual({ basic: "budget" });
  clock.advance(DAY_MS);
  expect(await open(deps, other.accountId)).toEqual({ basic: null });
});

test("the answer to a deleted account costs the company, and stores nothing under the account", async ({ service }) => {
  const deps = service();
  const accountId = crypto.randomUUID();
  await recordUsage(deps, { accountId, model: MODEL, usage: aUsage() });
  expect(await accountDays(deps, accountId)).toEqual([]);
  expect(await companyDay(deps)).toMatchObject({ inputTokens: "1500", outputTokens: "330" });
});

const PRICE = { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 };
const NO_TOKENS: TokenUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

test("a turn costs what its tokens cost, rounded up to a whole micro-dollar", ({ service }) => {
  const { assistantBudget } = service({
    prices: { default: PRICE, dear: { ...PRICE, input: 3 } },
    reaisPerDollar: 5.5,
  });
  const cost = (usage: Partial<TokenUsage>, model = MODEL) =>
    tokenCost(assistantBudget, model, { ...NO_TOKENS, ...usage });
  expect(cost({})).toEqual({ microUsd: 0, microBrl: 0 });
  expect(cost({ inputTokens: 1 })).toEqual({ microUsd: 1, microBrl: 6 });
  expect(cost({ cacheReadTokens: 1 })).toEqual({ microUsd: 1, microBrl: 6 });
  expect(cost({ cacheReadTokens: 10 })).toEqual({ microUsd: 1, microBrl: 6 });
  expect(cost({ cacheReadTokens: 3_500, inputTokens: 2_400, outputTokens: 330, cacheWriteTokens: 4 }).microUsd).toBe(
    350 + 2_400 + 1_650 + 5,
  );
  expect(cost({ inputTokens: 1_000_000 }, "dear")).toEqual({ microUsd: 3_000_000, microBrl: 16_500_000 });
  // A name that every object has is no model.
  expect(cost({ inputTokens: 1 }, "constructor").microUsd).toBe(1);
});
