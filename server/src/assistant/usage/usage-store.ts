import type { PlanLimits } from "@app/contract/assistant-budget";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { TokenUsage } from "./token-cost.ts";

type AccountDay = { accountId: string; day: string };
/** What a member may use on a day, and the company. */
export type Allowance = AccountDay & PlanLimits & { microBrlADay: number };

/** Tokens of the member's month, and money of the company's day. */
const isWithinBudget = ({ accountId, day, tokensAMonth, microBrlADay }: Allowance): RawBuilder<boolean> => sql<boolean>`
  (select coalesce(sum(input_tokens + output_tokens + cache_read_tokens + cache_write_tokens), 0)
   from assistant_usage_days
   where account_id = ${accountId} and day between date_trunc('month', ${day}::date)::date and ${day}::date
  ) < ${tokensAMonth}
  and coalesce((select micro_brl from assistant_company_days where day = ${day}::date), 0) < ${microBrlADay}`;

/** One statement: the row's lock makes turns that open at the same time count one after the other. */
export async function takeTurn(db: Db, allowance: Allowance): Promise<boolean> {
  const { accountId, day, turnsADay } = allowance;
  const { rows } = await sql`
    insert into assistant_usage_days (account_id, day, turns)
    select ${accountId}::uuid, ${day}::date, 1 where ${turnsADay}::int > 0 and ${isWithinBudget(allowance)}
    on conflict (account_id, day) do update set turns = assistant_usage_days.turns + 1
      where assistant_usage_days.turns < ${turnsADay}::int
    returning turns`.execute(db);
  return rows.length > 0;
}

export async function hasTurnLeft(db: Db, allowance: Allowance): Promise<boolean> {
  const { accountId, day, turnsADay } = allowance;
  const { rows } = await sql<{ isLeft: boolean }>`select (
    coalesce((select turns from assistant_usage_days where account_id = ${accountId} and day = ${day}::date), 0)
      < ${turnsADay}::int and ${isWithinBudget(allowance)}) as is_left`.execute(db);
  return rows[0]?.isLeft === true;
}

/** In a transaction that holds the account. */
export async function addToAccount(
  tx: Db,
  { accountId, day, usage, microUsd }: AccountDay & { usage: TokenUsage; microUsd: number },
): Promise<void> {
  await sql`
    insert into assistant_usage_days as known
      (account_id, day, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, micro_usd)
    values (${accountId}, ${day}::date, ${usage.inputTokens}::bigint, ${usage.outputTokens}::bigint,
      ${usage.cacheReadTokens}::bigint, ${usage.cacheWriteTokens}::bigint, ${microUsd}::bigint)
    on conflict (account_id, day) do update set
      input_tokens = known.input_tokens + excluded.input_tokens,
      output_tokens = known.output_tokens + excluded.output_tokens,
      cache_read_tokens = known.cache_read_tokens + excluded.cache_read_tokens,
      cache_write_tokens = known.cache_write_tokens + excluded.cache_write_tokens,
      micro_usd = known.micro_usd + excluded.micro_usd`.execute(tx);
}

export async function addToCompany(
  tx: Db,
  { day, usage, microUsd, microBrl }: { day: string; usage: TokenUsage; microUsd: number; microBrl: number },
): Promise<void> {
  await sql`
    insert into assistant_company_days as known
      (day, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, micro_usd, micro_brl)
    values (${day}::date, ${usage.inputTokens}::bigint, ${usage.outputTokens}::bigint,
      ${usage.cacheReadTokens}::bigint, ${usage.cacheWriteTokens}::bigint, ${microUsd}::bigint, ${microBrl}::bigint)
    on conflict (day) do update set
      input_tokens = known.input_tokens + excluded.input_tokens,
      output_tokens = known.output_tokens + excluded.output_tokens,
      cache_read_tokens = known.cache_read_tokens + excluded.cache_read_tokens,
      cache_write_tokens = known.cache_write_tokens + excluded.cache_write_tokens,
      micro_usd = known.micro_usd + excluded.micro_usd,
      micro_brl = known.micro_brl + excluded.micro_brl`.execute(tx);
}

/** One row a day: all of them are read in no time. */
export async function sumCompany(db: Db): Promise<TokenUsage & { microUsd: number }> {
  const { rows } = await sql<Record<keyof TokenUsage | "microUsd", string>>`
    select coalesce(sum(input_tokens), 0) as input_tokens, coalesce(sum(output_tokens), 0) as output_tokens,
      coalesce(sum(cache_read_tokens), 0) as cache_read_tokens, coalesce(sum(cache_write_tokens), 0) as cache_write_tokens,
      coalesce(sum(micro_usd), 0) as micro_usd
    from assistant_company_days`.execute(db);
  const of = (name: keyof TokenUsage | "microUsd"): number => Number(rows[0]?.[name] ?? 0);
  return {
    inputTokens: of("inputTokens"),
    outputTokens: of("outputTokens"),
    cacheReadTokens: of("cacheReadTokens"),
    cacheWriteTokens: of("cacheWriteTokens"),
    microUsd: of("microUsd"),
  };
}

/** Millionths of a real that the company has spent on a day. */
export async function findSpent(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ microBrl: string }>`
    select micro_brl from assistant_company_days where day = ${day}::date`.execute(db);
  return Number(rows[0]?.microBrl ?? 0);
}
