import { operations } from "@app/contract/operations";
import { expect, test as plain } from "vitest";
import type { Deps } from "../deps.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../platform/time.ts";
import { aBuyer } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import { buysByCard } from "../testing/purchases.ts";
import type { Urgency } from "./alert.ts";
import { openAlerts, unacknowledgedAlerts } from "./queries.ts";
import { personBy, raiseAlert } from "./raise-alert.ts";
import { escalateAlerts, pageWaiting } from "./work-alerts.ts";

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
/** With a purchase, as most members on call are told of. */
async function aPayingBuyer(deps: Deps) {
  const buyer = await aBuyer(deps);
  await buysByCard(deps, buyer);
  return buyer;
}
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
  const { accountId, email, phone } = await aPayingBuyer(deps);
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
  const { accountId } = await aPayingBuyer(deps);
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
  const { accountId } = await aPayingBuyer(deps);
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

const NIGHT = new Date("2026-11-18T23:40-03:00");
const MORNING = new Date("2026-11-19T08:00-03:00");

test("care wakes nobody: it is in the list at once, and told by e-mail when service opens", async ({
  deps,
  mailbox,
}) => {
  const { accountId } = await aPayingBuyer(deps);
  const night = { ...deps, now: () => NIGHT };
  const { personBy: by } = await raise(night, accountId, "conversation-care", "care");
  expect(by.getTime()).toBeGreaterThan(MORNING.getTime());
  await pageWaiting(night);
  await escalateAlerts(night);
  await sendMessages(night);
  expect([...sentTo(mailbox, "first"), ...sentTo(mailbox, "second")]).toEqual([]);
  expect(await openAlerts(deps)).toContain("urgência alta");
  expect(await unacknowledgedAlerts(night)).toMatchObject({ count: 0 });
  expect(await unacknowledgedAlerts({ ...deps, now: () => addMs(by, MINUTE_MS) })).toMatchObject({ count: 1 });

  const morning = { ...deps, now: () => addMs(MORNING, MINUTE_MS) };
  await Promise.all([pageWaiting(morning), pageWaiting(morning)]);
  await escalateAlerts({ ...deps, now: () => addMs(MORNING, 60 * MINUTE_MS) });
  await sendMessages(morning);
  expect(mailbox.messages(`+${onCall.first.whatsapp}`)).toEqual([]);
  expect(mailbox.messages(onCall.first.email)).toHaveLength(1);
  expect(sentTo(mailbox, "second")).toEqual([]);
});

test("ten new accounts that cry wolf are one digest, and a buyer among them pages at once", async ({
  api,
  deps,
  clock,
  mailbox,
}) => {
  const wolves = await Promise.all(Array.from({ length: 10 }, () => aBuyer(deps)));
  const buyer = await aPayingBuyer(deps);
  for (const { accountId } of wolves.slice(0, 5)) await raise(deps, accountId);
  await raise(deps, buyer.accountId);
  for (const { accountId } of wolves.slice(5)) await raise(deps, accountId);
  await sendMessages(deps);
  const sent = sentTo(mailbox, "first");
  expect(sent).toHaveLength(2);
  const [bought] = await deps.db
    .selectFrom("onCallAlerts")
    .select("referenceNumber")
    .where("accountId", "=", buyer.accountId)
    .execute();
  for (const { text } of sent) expect(text).toContain(bought?.referenceNumber);

  await Promise.all([pageWaiting(deps), pageWaiting(deps)]);
  await sendMessages(deps);
  expect(sentTo(mailbox, "first")).toHaveLength(4);
  const byMail = mailbox.messages(onCall.first.email).find(({ subject }) => subject?.includes("avisos"));
  expect(byMail?.subject).toContain("10 avisos de contas novas");

  // None is missing from the list, and each can be taken by itself.
  expect((await openAlerts(deps)).split("\n")).toHaveLength(11);
  const links = [...(byMail?.text ?? "").matchAll(/\/plantao\?aviso=([^\s)]+)/g)].map(([, token = ""]) => token);
  expect(new Set(links).size).toBe(10);
  const reply = await api("POST", "/v1/public/on-call/acknowledgements", { body: { token: links[0] } });
  expect(reply.status).toBe(200);

  // Later ones wait for the next digest; the rest goes to the second contact as one.
  const late = await aBuyer(deps);
  clock.advance(3 * MINUTE_MS);
  await raise(deps, late.accountId);
  await pageWaiting(deps);
  await sendMessages(deps);
  expect(sentTo(mailbox, "first")).toHaveLength(4);
  clock.advance(3 * MINUTE_MS);
  await pageWaiting(deps);
  await sendMessages(deps);
  expect(sentTo(mailbox, "first")).toHaveLength(6);
  clock.advance(5 * MINUTE_MS);
  await escalateAlerts(deps);
  await sendMessages(deps);
  const subjects = mailbox.messages(onCall.second.email).map(({ subject }) => subject ?? "");
  expect(subjects).toHaveLength(2);
  expect(subjects.filter((subject) => subject.includes("9 avisos de contas novas"))).toHaveLength(1);
});

test("an account of yesterday pages at once, without a purchase too", async ({ deps, clock, mailbox }) => {
  const { accountId } = await aBuyer(deps);
  clock.advance(DAY_MS + MINUTE_MS);
  await raise(deps, accountId);
  await sendMessages(deps);
  expect(sentTo(mailbox, "first")).toHaveLength(2);
});
