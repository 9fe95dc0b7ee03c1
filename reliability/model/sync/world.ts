import { purposes } from "@app/contract/consents";
import * as fc from "fast-check";
import { runs, seedOr } from "../../../scripts/lib/generated.ts";
import { answerConsent } from "../../../server/src/consents/answer-consent.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { aPhone } from "../../../server/src/testing/makers.ts";
import { runScenario, type World } from "./run-scenario.ts";
import { scenarios } from "./steps.ts";
import type { Subject } from "./subject.ts";

export const SEED = 20_261_116;
/** Most of a run waits for PostgreSQL: several accounts at once. */
const LANES = 6;

/** Accounts are copies of one, which saves hashing a password for each. */
export async function aWorld(deps: Deps, memberId: string, subject: Subject): Promise<World> {
  const original = await deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  const giveConsent = (accountId: string) =>
    answerConsent(deps, {
      accountId,
      purpose: "health-data",
      allowed: true,
      version: purposes["health-data"].version,
      via: "account",
    });
  return {
    deps,
    subject,
    giveConsent,
    async openAccount(isConsentGiven) {
      const id = crypto.randomUUID();
      const contact = { email: `bia.${id}@example.com`, phone: `+55${aPhone()}` };
      await deps.db
        .insertInto("accounts")
        .values({ ...original, ...contact, id })
        .execute();
      if (isConsentGiven) await giveConsent(id);
      return id;
    },
  };
}

export const check = (world: World, numRuns: number, seed: number) =>
  fc.check(
    fc.asyncProperty(scenarios, (scenario) => runScenario(world, scenario)),
    { numRuns, seed },
  );

/** So many runs before a release, fewer in the gate, or what a long run asks for; throws the shortest log that fails. */
export async function checkAll(world: World, whole: number): Promise<void> {
  const count = Number(process.env["MODEL_RUNS"] ?? runs(whole));
  const seed = Number(process.env["MODEL_SEED"] ?? seedOr(SEED));
  const lanes = Array.from({ length: LANES }, (_, lane) => check(world, Math.ceil(count / LANES), seed + lane));
  for (const result of await Promise.all(lanes)) {
    if (result.failed) throw new Error(fc.defaultReportMessage(result) ?? "failed", { cause: result.errorInstance });
  }
}
