import type { DataExport } from "@app/contract/privacy";
import { DELETION_WORD, type Deleted } from "@app/contract/privacy";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { applyRetention } from "../privacy/erasure/apply-retention.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { findPseudonym } from "../privacy/testing/find-pseudonym.ts";
import { dumpOf, findIn } from "../testing/dump.ts";
import { filesIn } from "../testing/files-in.ts";
import { test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { aPlannedMember, openedPlan, versionsOf } from "./testing/plans.ts";

const CANARY = "canario-7f3a";
const DAY = 24 * 3_600_000;
/** A food that the catalogue does not know is said in the plan's reasons. */
const typed = { ...plainAnswers, f2: [CANARY] };

test("nothing of a plan is in clear in a table, a message, a log line or a metric", { timeout: 60_000 }, async ({
  deps,
}) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const { accountId, headers } = await aPlannedMember({ ...deps, log }, typed);
  const reply = await app.inject({ method: "GET", url: "/v1/account/plan", headers });
  await sendMessages({ ...deps, log });
  await app.close();
  expect(reply.payload).toContain("d1.almoco.1");
  const [row] = await versionsOf(deps, accountId);
  expect(JSON.stringify(openedPlan(deps, row))).toContain(CANARY);
  const parts = ["d1.almoco.1", "plan/1", '\\"kcal\\"', CANARY, Buffer.from(CANARY).toString("hex")];
  expect(findIn(await dumpOf(deps.db), parts)).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  for (const text of [...lines, await metrics.registry.metrics()])
    for (const part of parts) expect(text).not.toContain(part);
});

test("the member's copy has every version whole, with what its hash is made of", async ({ api, app, deps }) => {
  const { headers, password } = await aPlannedMember(deps, typed);
  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const url = `/v1/account/export/${body.return?.current?._id}/file`;
  const files = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload);
  const { planVersions } = JSON.parse(files["dados.json"] ?? "");
  const hexadecimal = (length: number) => expect.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  expect(planVersions).toMatchObject([
    { version: 1, document: { schema: "plan/1" }, salt: hexadecimal(32), hash: hexadecimal(64) },
  ]);
  expect(files["dados.html"]).toContain("Planos");
});

test("with the account goes what no professional signed; its levels and times stay for the legal time", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, headers, password } = await aPlannedMember(deps, typed);
  clock.advance(8 * DAY);
  const body = { password, word: DELETION_WORD, giveUpPlan: true };
  const reply = await api<Deleted>("POST", "/v1/account/deletion", { headers, body });
  expect(await versionsOf(deps, accountId)).toEqual([]);
  const pseudonym = await findPseudonym(deps, reply.body.return?.referenceNumber);
  const [kept] = await versionsOf(deps, pseudonym);
  expect(kept).toMatchObject({ version: 1, diet: "A", sealed: null });
  expect(kept?.retainedSince).not.toBeNull();
  clock.advance(20.1 * 366 * DAY);
  await applyRetention(deps);
  expect(await versionsOf(deps, pseudonym)).toEqual([]);
});
