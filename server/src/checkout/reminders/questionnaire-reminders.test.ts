import { DELETION_WORD } from "@app/contract/privacy";
import { describe, expect, test as plain } from "vitest";
import type { Deps } from "../../deps.ts";
import { closeWithoutPlan, giveConsent, save } from "../../intake/testing/answering.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { aPause, pauses } from "../../pauses/testing/pausing.ts";
import { addMs, DAY_MS, HOUR_MS } from "../../platform/time.ts";
import { test as base } from "../../testing/http.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { firstReminderAt, nextReminderAt, postponedToDay } from "./questionnaire-reminder.ts";
import { sendQuestionnaireReminders } from "./send-questionnaire-reminders.ts";

const NOON = new Date("2026-11-18T12:00-03:00");
const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

const test = base.extend("mailbox", ({ simulators }) => {
  simulators.messages.reset();
  return simulators.messages;
});

type Mailbox = { messages: (to: string) => { text: string; subject?: string | null }[] };
const SUBJECTS = new Set<string | null | undefined>(["Está guardado onde você parou", "O próximo passo é seu"]);
const reminders = (mailbox: Mailbox, email: string) =>
  mailbox.messages(email).filter(({ subject }) => SUBJECTS.has(subject ?? ""));

async function sweep(deps: Deps, moment: Date): Promise<void> {
  await sendQuestionnaireReminders(at(deps, moment));
  await sendMessages(at(deps, moment));
}

const after = (hours: number) => addMs(NOON, hours * HOUR_MS);

describe("the time of a reminder", () => {
  plain.each([
    ["by day, 24 hours after access", "2026-11-18T12:00-03:00", "2026-11-19T12:00-03:00"],
    ["at night, the next morning", "2026-11-18T23:30-03:00", "2026-11-20T08:00-03:00"],
    ["before the morning, at eight", "2026-11-18T05:00-03:00", "2026-11-19T08:00-03:00"],
    ["at nine in the evening, the next morning", "2026-11-18T21:00-03:00", "2026-11-20T08:00-03:00"],
    ["on a Sunday as on any day", "2026-11-21T10:00-03:00", "2026-11-22T10:00-03:00"],
  ])("is %s", (_, startsAt, expected) => {
    expect(firstReminderAt(new Date(startsAt))).toEqual(new Date(expected));
  });

  plain("the second comes after 72 hours, a day after the first at the earliest; there is no third", () => {
    expect(nextReminderAt(NOON, 1, after(24))).toEqual(after(72));
    expect(nextReminderAt(NOON, 1, after(96))).toEqual(addMs(after(96), DAY_MS));
    expect(nextReminderAt(NOON, 2, after(72))).toBeNull();
  });

  plain("a worker that was down until the night waits for the morning", () => {
    expect(postponedToDay(new Date("2026-11-18T22:15-03:00"))).toEqual(new Date("2026-11-19T08:00-03:00"));
    expect(postponedToDay(NOON)).toBeUndefined();
  });
});

test("a member who has not answered is reminded after 24 and 72 hours, once each, in neutral words", async ({
  deps,
  asaas,
  mailbox,
}) => {
  void asaas;
  const member = await aMember(deps);
  await buysByCard(at(deps, NOON), member);
  await sweep(deps, after(23));
  expect(reminders(mailbox, member.email)).toEqual([]);

  await Promise.all([sweep(deps, after(24)), sweep(deps, after(24))]);
  await sweep(deps, after(25));
  expect(reminders(mailbox, member.email).map(({ subject }) => subject)).toEqual(["O próximo passo é seu"]);

  await giveConsent(deps, member.accountId, "health-data");
  await save(deps, member.accountId, { q01: "Ana" });
  await sweep(deps, after(72));
  await sweep(deps, after(24 * 20));
  const sent = reminders(mailbox, member.email);
  expect(sent).toHaveLength(2);
  const first = sent.find(({ subject }) => subject === "O próximo passo é seu");
  const last = sent.find(({ subject }) => subject === "Está guardado onde você parou");
  expect(first?.text).toContain("só mais um aviso");
  expect(last?.text).toContain("último aviso");
  for (const mail of [first, last])
    expect(`${mail?.subject} ${mail?.text}`.replaceAll(/Prumo Saúde Digital/g, "")).not.toMatch(
      /sa[úu]de|anamnese|question|peso|dieta|treino|emagre|calor/i,
    );

  // A further purchase repeats none of them.
  await buysByCard(at(deps, after(24 * 400)), member);
  for (const days of [401, 403]) await sweep(deps, after(24 * days));
  expect(reminders(mailbox, member.email)).toHaveLength(2);
});

test("none goes after an answer, a refusal, a withdrawal or a deletion", async ({ api, deps, asaas, mailbox }) => {
  void asaas;
  const [answers, refuses, withdraws, deletes] = await Promise.all([1, 2, 3, 4].map(() => aMember(deps)));
  if (!answers || !refuses || !withdraws || !deletes) throw new Error("four members");
  for (const member of [answers, refuses, deletes]) await buysByCard(at(deps, NOON), member);
  const { id: paymentId } = await buysByCard(at(deps, NOON), withdraws);

  for (const purpose of ["health-data", "remote-care"] as const) await giveConsent(deps, answers.accountId, purpose);
  await closeWithoutPlan(at(deps, after(1)), answers.accountId);
  const body = { purpose: "messages-email", allowed: false, version: "2026-11" };
  await api("POST", "/v1/account/consents", { headers: refuses.headers, body });
  await withdraw(at(deps, after(1)), { paymentId, requestedBy: "buyer" });
  const erased = await api("POST", "/v1/account/deletion", {
    headers: deletes.headers,
    body: { password: deletes.password, word: DELETION_WORD, giveUpPlan: true },
  });
  expect(erased.status).toBe(200);

  for (const hours of [24, 72]) await sweep(deps, after(hours));
  for (const { email } of [answers, refuses, withdraws, deletes]) expect(reminders(mailbox, email)).toEqual([]);
  const open = deps.db
    .selectFrom("subscriptionPeriods")
    .select("paymentId")
    .where("questionnaireReminderAt", "is not", null);
  expect(await open.where("accountId", "in", [answers.accountId, withdraws.accountId]).execute()).toEqual([]);
});

test("none goes while the member pauses the plan, and the first one goes when it is back", async ({
  deps,
  asaas,
  mailbox,
}) => {
  void asaas;
  const member = await aMember(deps);
  await buysByCard(at(deps, NOON), member);
  await giveConsent(deps, member.accountId, "health-data");
  // The last paused day is the 21st: the 22nd is 96 hours after NOON.
  await pauses(at(deps, after(1)), member.accountId, aPause("2026-11-18", "2026-11-21"));
  for (const hours of [24, 48, 72]) await sweep(deps, after(hours));
  expect(reminders(mailbox, member.email)).toEqual([]);

  await sweep(deps, after(96));
  expect(reminders(mailbox, member.email)).toHaveLength(1);
});
