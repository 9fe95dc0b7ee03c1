import { DELETION_WORD } from "@app/contract/privacy";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { raiseAlert } from "../../on-call/raise-alert.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { pausePromise } from "../../promises/pauses/pause-promise.ts";
import { queuePersonFirstNotice } from "../../promises/queue-person-first-notice.ts";
import { test } from "../../testing/http.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { reportPain } from "../../workouts/pain/report-pain.ts";
import { pagesOf } from "../personal-data-store.ts";

const TABLES = ["promises", "promisePauses", "promiseEvents", "onCallAlerts", "painReports"] as const;

/** How many rows of each table are the account's, and how many messages to the team are about it. */
async function rowsOf({ db }: Deps, accountId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute();
    counts[table] = rows.length;
  }
  const about = db
    .selectFrom("messages")
    .select("id")
    .where("template", "in", ["on-call-alert", "person-first", "pain-report"]);
  counts["messages"] = (await about.where("accountId", "=", accountId).execute()).length;
  return counts;
}

test("promises and alerts are in the export, and go with the account though its purchase is kept", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const { accountId, headers, password, ...buyer } = await aMember(deps);
  await buysByCard(deps, { accountId, password, ...buyer });
  const key = { accountId, kind: "human-first" as const, subject: "answers" };
  await inTransaction(deps.db, async (tx) => {
    const { referenceNumber: reference, dueAt } = await makePromise(deps, tx, { ...key, hours: 48 });
    await pausePromise(deps, tx, { ...key, actor: "membro", reason: "viagem", by: "member" });
    await queuePersonFirstNotice(deps, tx, { reference, dueAt, urgency: "normal", accountId });
    await raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "answers" });
    await reportPain(deps, tx, { accountId, stopId: crypto.randomUUID(), urgency: "normal" });
  });
  // The purchase made one of its own: access, promised and kept.
  const before = { promises: 2, promisePauses: 1, promiseEvents: 4, onCallAlerts: 1, painReports: 1, messages: 4 };
  expect(await rowsOf(deps, accountId)).toEqual(before);

  const person = { accountId, verifiedEmail: null, verifiedPhone: null };
  for (const table of TABLES) {
    const exported = await inTransaction(deps.db, async (tx) => {
      let rows = 0;
      for await (const page of pagesOf(tx, table, person)) rows += page.length;
      return rows;
    });
    expect([table, exported]).toEqual([table, before[table]]);
  }

  const body = { password, word: DELETION_WORD, giveUpPlan: true };
  expect((await api("POST", "/v1/account/deletion", { headers, body })).status).toBe(200);
  expect(new Set(Object.values(await rowsOf(deps, accountId)))).toEqual(new Set([0]));
});
