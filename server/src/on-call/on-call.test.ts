import { operations } from "@app/contract/operations";
import { expect, test as plain } from "vitest";
import type { Deps } from "../deps.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { inTransaction } from "../platform/database/db.ts";
import { MINUTE_MS } from "../platform/time/durations.ts";
import { aBuyer } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import type { Urgency } from "./alert.ts";
import { escalateAlerts } from "./escalate-alerts.ts";
import { personBy } from "./person-by.ts";
import { raiseAlert } from "./raise-alert.ts";

const { onCall } = operations;
/** The contacts are the same in every test: each begins without alerts of an earlier one. */
const test = base.extend("mailbox", async ({ simulators, engine }) => {
  await engine.db.deleteFrom("onCallAlerts").execute();
  simulators.messages.reset();
  return simulators.messages;
});

const raise = (deps: Deps, accountId: string, subject = "answers", urgency: Urgency = "crisis") =>
  inTransaction(deps.db, (tx) => raiseAlert(deps, tx, { accountId, urgency, subject }));

type Mailbox = { messages: (to: string) => { text: string; subject?: string | null }[] };
/** What a contact got by WhatsApp and by e-mail. */
const sentTo = (mailbox: Mailbox, contact: "first" | "second") => {
  const { whatsapp, email } = onCall[contact];
  return [...mailbox.messages(`+${whatsapp}`), ...mailbox.messages(email)];
};
const tokenIn = (text = "") => /\/plantao\?aviso=(\S+)/.exec(text)?.[1] ?? "";

const hours = {
  timeZone: "America/Sao_Paulo",
  weekdays: ["08:00", "22:00"] as [string, string],
  saturday: ["09:00", "20:00"] as [string, string],
  sunday: null,
};
const dayAndNight: [string, string] = ["00:00", "24:00"];

plain.each([
  ["within the hours", "2026-11-18T10:00-03:00", "2026-11-18T10:30-03:00"],
  ["at opening time", "2026-11-18T08:00-03:00", "2026-11-18T08:30-03:00"],
  ["before the opening", "2026-11-18T05:12-03:00", "2026-11-18T08:00-03:00"],
  ["after closing", "2026-11-18T22:00-03:00", "2026-11-19T08:00-03:00"],
  ["shortly before closing, when the minutes do not fit", "2026-11-18T21:45-03:00", "2026-11-19T08:15-03:00"],
  ["on Saturday evening, over a closed Sunday", "2026-11-21T20:30-03:00", "2026-11-23T08:00-03:00"],
  ["told in another zone", "2026-11-18T14:00:00+01:00", "2026-11-18T10:30-03:00"],
  ["on Christmas, when the team is away and the contact is not", "2026-12-25T10:00-03:00", "2026-12-25T10:30-03:00"],
])("a person talks to the member, %s", (_, now, expected) => {
  expect(personBy({ hours, minutes: 30 }, new Date(now))).toEqual(new Date(expected));
});

plain("who is on call day and night answers within the minutes, over midnight too", () => {
  const always = { ...hours, weekdays: dayAndNight, saturday: dayAndNight, sunday: dayAndNight };
  expect(personBy({ hours: always, minutes: 30 }, new Date("2026-11-20T23:50-03:00"))).toEqual(
    new Date("2026-11-21T00:20-03:00"),
  );
});

plain("the hours are those of their own zone, when its clock changes too", () => {
  const lisbon = { ...hours, timeZone: "Europe/Lisbon", sunday: ["09:00", "20:00"] as [string, string] };
  expect(personBy({ hours: lisbon, minutes: 30 }, new Date("2026-10-24T21:00Z"))).toEqual(
    new Date("2026-10-25T09:00Z"),
  );
});

test("an alert goes to the first contact with reference and urgency alone, and twice is once", async ({
  deps,
  mailbox,
}) => {
  const { accountId, email, phone } = await aBuyer(deps);
  const [one, other] = await Promise.all([raise(deps, accountId), raise(deps, accountId)]);
  expect(other).toEqual(one);
  expect(await raise(deps, accountId)).toEqual(one);
  await sendMessages(deps);
  const sent = sentTo(mailbox, "first");
  expect(sent).toHaveLength(2);
  expect(sentTo(mailbox, "second")).toEqual([]);
  for (const { text, subject } of sent)
    for (const secret of [accountId, email, phone, "Ana", "answers", "crisis", "crise", "suic"])
      expect(`${subject} ${text}`).not.toContain(secret);
  const { referenceNumber } = await deps.db
    .selectFrom("onCallAlerts")
    .selectAll()
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  for (const { text } of sent) expect(text).toContain(referenceNumber);
});

test("after ten minutes without an answer it goes to the second contact, once", async ({ deps, clock, mailbox }) => {
  const { accountId } = await aBuyer(deps);
  await raise(deps, accountId);
  clock.advance(9 * MINUTE_MS);
  await escalateAlerts(deps);
  await sendMessages(deps);
  expect(sentTo(mailbox, "second")).toEqual([]);
  clock.advance(2 * MINUTE_MS);
  await Promise.all([escalateAlerts(deps), escalateAlerts(deps)]);
  await escalateAlerts(deps);
  await sendMessages(deps);
  expect(sentTo(mailbox, "second")).toHaveLength(2);
  expect(sentTo(mailbox, "first")).toHaveLength(2);
  const rows = deps.db.selectFrom("onCallAlerts").select("escalateAt").where("accountId", "=", accountId);
  expect(await rows.execute()).toEqual([{ escalateAt: null }]);
});

test("the link's button acknowledges it: nobody else is notified, and the next occasion is a new alert", async ({
  api,
  deps,
  clock,
  mailbox,
}) => {
  const { accountId } = await aBuyer(deps);
  await raise(deps, accountId);
  await sendMessages(deps);
  const [message] = sentTo(mailbox, "first");
  const token = tokenIn(message?.text);
  const acknowledge = (body: object) =>
    api<{ referenceNumber: string; acknowledgedAt: string }>("POST", "/v1/public/on-call/acknowledgements", { body });
  const first = await acknowledge({ token });
  expect(first.body.return).toEqual({
    referenceNumber: token.split(".")[0],
    acknowledgedAt: expect.stringMatching(/^20/),
  });
  clock.advance(20 * MINUTE_MS);
  expect((await acknowledge({ token })).body.return).toEqual(first.body.return);
  await escalateAlerts(deps);
  await sendMessages(deps);
  expect(sentTo(mailbox, "second")).toEqual([]);

  await raise(deps, accountId);
  await sendMessages(deps);
  expect(sentTo(mailbox, "first")).toHaveLength(4);
  for (const forged of [`${token.split(".")[0]}.forged`, "x", deps.links.unsubscribeLink(accountId).split("=")[1]])
    expect(await acknowledge({ token: forged })).toMatchObject({ status: 422, body: { error: "link-invalid" } });
});
