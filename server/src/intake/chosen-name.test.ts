import type { IntakeView } from "@app/contract/intake";
import { sql } from "kysely";
import { expect } from "vitest";
import { queueMessage } from "../messages/queue-message.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { anAddress, test as mailTest } from "../messages/testing/mail-test.ts";
import { inTransaction } from "../platform/database/db.ts";
import { test } from "../testing/http.ts";
import { untilDaytime } from "../testing/test.ts";
import { aCompleteMember, save } from "./testing/answering.ts";

test("the app greets a member by the name they chose, and by their own until then", async ({ api, deps }) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const name = async () => (await api<IntakeView>("GET", "/v1/account/intake", { headers })).body.return?.firstName;
  const first = await name();
  expect(first).toBeTruthy();
  await save(deps, accountId, { q01: " Zu " });
  expect(first).not.toBe("Zu");
  expect(await name()).toBe("Zu");
});

mailTest("an email greets by the chosen name, which no message stores", async ({ mailDeps, simulator, clock }) => {
  clock.advance(untilDaytime(clock.now()));
  const { accountId } = await aCompleteMember(mailDeps);
  const recipient = anAddress();
  const params = { fullName: "Juliana Prado", version: 2 };
  await save(mailDeps, accountId, { q01: "Zuleide" });
  await inTransaction(mailDeps.db, (tx) =>
    queueMessage(mailDeps, tx, { template: "plan-signed", channel: "email", recipient, accountId, params }),
  );
  const { rows } = await sql<{ params: object }>`select params from messages where recipient = ${recipient}`.execute(
    mailDeps.db,
  );
  expect(rows).toEqual([{ params }]);
  await sendMessages(mailDeps);
  expect(JSON.stringify(simulator.messages(recipient))).toContain("Oi, Zuleide.");
});

mailTest.for(["Compre http://golpe.example", "<b>Ju</b>", ""])(
  "of a chosen name (%s) an email that we sign has a plain first word at most",
  async (q01, { mailDeps, simulator, clock }) => {
    clock.advance(untilDaytime(clock.now()));
    const { accountId } = await aCompleteMember(mailDeps);
    const recipient = anAddress();
    if (q01) await save(mailDeps, accountId, { q01 });
    await inTransaction(mailDeps.db, (tx) =>
      queueMessage(mailDeps, tx, {
        template: "plan-signed",
        channel: "email",
        recipient,
        accountId,
        params: { fullName: "Juliana Prado", version: 2 },
      }),
    );
    await sendMessages(mailDeps);
    const sent = JSON.stringify(simulator.messages(recipient));
    expect(sent).toMatch(/Oi, (Juliana|Compre)\./);
    expect(sent).not.toContain("golpe");
  },
);
