import { randomUUID } from "node:crypto";
import { DELETION_WORD, type Deleted } from "@app/contract/privacy";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { sealedOpenings } from "../../staff/break-glass/sealed-openings.ts";
import { aMemberToRead } from "../../staff/members/testing/a-member-to-read.ts";
import { test } from "../../testing/http.ts";
import { openSealed } from "../personal-data/open-sealed.ts";
import { pagesOf, type Row } from "../personal-data-store.ts";
import { findPseudonym } from "../testing/find-pseudonym.ts";

const TABLES = ["staffComments", "callNotes", "readingDecisions", "planDrafts", "breakGlass"] as const;

const exportedOf = (deps: Deps, accountId: string): Promise<Row[]> =>
  inTransaction(deps.db, async (tx) => {
    const person = { accountId, verifiedEmail: null, verifiedPhone: null };
    const encryption = deps.keyRing.encryption("health-data");
    const rows: Row[] = [];
    for (const table of TABLES)
      for await (const page of pagesOf(tx, table, person))
        rows.push(...page.map((row) => openSealed(encryption, table, row)));
    return rows;
  });

test("what professionals wrote is in the export; what the law requires outlives the account, comments and drafts do not", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const { path, nutri, accountId, headers, password } = await aMemberToRead(deps);
  const write = (part: string, body: object) =>
    api("POST", `${path}${part}`, { headers: nutri.headers, body: { key: randomUUID(), ...body } });
  await write("/comments", { text: "Reforço o lanche da tarde." });
  await write("/call-notes", { bookingId: null, minutes: 17, text: "Sem crise há 14 meses." });
  const words = { reason: "Gota controlada há 14 meses.", message: "Li as suas respostas. Helena." };
  await write("/decision", { assessment: 1, half: "diet", decision: "limits", ...words, reviewBy: null });
  await api("POST", `${path}/plan/diet/lease`, { headers: nutri.headers, body: { reason: null } });
  const draft = { half: "diet", targets: null, diet: null, notes: { reasons: {}, kept: "Segue.", withoutCall: null } };
  await write("/plan/diet/draft", { revision: 0, basedOn: 2, draft });
  const opening = { accountId, id: randomUUID(), staffId: nutri.id, openedAt: deps.now(), until: deps.now() };
  const sealed = sealedOpenings.seal(deps.keyRing.encryption("health-data"), opening, "Desmaiou na rua.");
  await deps.db
    .insertInto("breakGlass")
    .values({ ...opening, sealed })
    .execute();
  expect(await exportedOf(deps, accountId)).toMatchObject([
    { text: "Reforço o lanche da tarde." },
    { text: "Sem crise há 14 meses.", minutes: 17 },
    words,
    { half: "diet", draft, revision: 1 },
    { reason: "Desmaiou na rua." },
  ]);

  const body = { password, word: DELETION_WORD, giveUpPlan: true };
  const reply = await api<Deleted>("POST", "/v1/account/deletion", { headers, body });
  expect(reply.status).toBe(200);
  expect(await exportedOf(deps, accountId)).toEqual([]);
  // Under the pseudonym it opens as before, by our key and the number that the member has.
  const pseudonym = await findPseudonym(deps, reply.body.return?.referenceNumber);
  const since = { retainedSince: expect.any(Date) };
  expect(await exportedOf(deps, pseudonym)).toMatchObject([
    { text: "Sem crise há 14 meses.", ...since },
    { ...words, ...since },
    { reason: "Desmaiou na rua.", ...since },
  ]);
  await expect(
    deps.db.updateTable("readingDecisions").set({ decision: "release" }).where("accountId", "=", pseudonym).execute(),
  ).rejects.toThrow("append-only");
  await expect(
    deps.db.updateTable("readingDecisions").set({ accountId }).where("accountId", "=", pseudonym).execute(),
  ).rejects.toThrow("append-only");
});
