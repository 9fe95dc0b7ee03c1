import type { AccountPaymentDetail } from "@app/contract/account";
import type { GuaranteeAnswer } from "@app/contract/guarantee-claim";
import { nextHlc } from "@app/engine/sync/hlc";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aDay, type Written } from "../diary/testing/diary-records.ts";
import { closeWithoutPlan, giveConsent, save, todayOf } from "../intake/testing/answering.ts";
import { aDocument as aPlanDocument, aTraining, putPlan } from "../plans/testing/plans.ts";
import { endOfDayAfter } from "../platform/time/local-day.ts";
import { syncRecords } from "../sync/sync-records.ts";
import { test } from "../testing/http.ts";
import { aWorkout } from "../workouts/testing/workouts.ts";
import { aPurchase, REFERENCE_NUMBER } from "./testing/a-purchase.ts";

const DAY = 24 * 60 * 60_000;
const claim = { followed: true, noResults: true, evidence: "Segui a dieta e os treinos por quatro semanas." };

const stateOf = ({ conditions }: Pick<GuaranteeAnswer, "conditions">) =>
  Object.fromEntries(conditions.map(({ key, state }) => [key, state]));

test("the guarantee is refused with its reasons, may be claimed again, and is then granted", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  void asaas;
  const { id, path, headers, password, accountId, email } = await aPurchase(deps);
  await giveConsent(deps, accountId, "health-data");
  await giveConsent(deps, accountId, "remote-care");
  await save(deps, accountId, { q01: "Ana" });
  const live = async () => (await api<AccountPaymentDetail>("GET", path, { headers })).body.return?.guarantee;
  expect(stateOf((await live()) ?? { conditions: [] })).toEqual({
    "in-time": "met",
    questionnaire: "unmet",
    diary: "unverified",
    workouts: "unverified",
    followed: "unverified",
    "no-results": "unverified",
    evidence: "unverified",
  });

  clock.advance(10 * DAY);
  const claimGuarantee = async (more: Partial<typeof claim> = {}) =>
    (await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...claim, ...more } })).body
      .return;
  const refused = await claimGuarantee({ evidence: "  " });
  const payment = await deps.db.selectFrom("payments").select("paidAt").where("id", "=", id).executeTakeFirstOrThrow();
  expect(refused).toMatchObject({
    outcome: "refused",
    referenceNumber: expect.stringMatching(REFERENCE_NUMBER),
    retryUntil: endOfDayAfter("America/Sao_Paulo", payment.paidAt ?? new Date(0), 30).toISOString(),
    refund: null,
  });
  expect(stateOf(refused ?? { conditions: [] })).toMatchObject({
    questionnaire: "unmet",
    evidence: "unmet",
    followed: "met",
  });
  expect((await live())?.answers).toMatchObject([
    {
      referenceNumber: refused?.referenceNumber,
      failed: [expect.stringContaining("Anamnese"), expect.stringContaining("Mostrar")],
    },
  ]);
  const emails = await deps.db
    .selectFrom("messages")
    .select("params")
    .where("template", "=", "guarantee-refused")
    .where("recipient", "=", email)
    .execute();
  expect(emails).toMatchObject([{ params: { referenceNumber: refused?.referenceNumber } }]);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({ state: "active" });

  await closeWithoutPlan(deps, accountId);
  const granted = await claimGuarantee();
  expect(granted).toMatchObject({
    outcome: "granted",
    retryUntil: null,
    refund: { kind: "guarantee", state: "asked" },
  });
  expect(granted?.referenceNumber).toBe(granted?.refund?.referenceNumber);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({
    state: "ended",
    plan: { ending: "guarantee" },
  });
  const again = await api("POST", `${path}/guarantee`, { headers, body: { password, ...claim } });
  expect(again).toMatchObject({ status: 409, body: { error: "refund-already-requested" } });
});

test("what the app cannot verify yet does not count against the buyer; their own statement is requested", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const { path, headers, password } = await aPurchase(deps);
  const claimGuarantee = async (more: Partial<typeof claim>) =>
    (await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...claim, ...more } })).body
      .return;

  expect(await claimGuarantee({ followed: false })).toMatchObject({ outcome: "refused" });
  expect(await claimGuarantee({ noResults: false })).toMatchObject({ outcome: "refused" });
  expect(await claimGuarantee({})).toMatchObject({ outcome: "granted" });
});

let counter = 0;

/** Sends a record as a device does. */
async function write(deps: Deps, accountId: string, [kind, id, fields]: Written): Promise<void> {
  const ms = deps.now().getTime();
  const { hlc } = nextHlc({ ms, counter: (counter += 1) }, ms, "00000000000000aa");
  const { reply } = await syncRecords(deps, {
    accountId,
    cursor: null,
    mutations: [{ id, kind, op: "put", hlc, fields }],
  });
  expect(reply.acks.map(({ result }) => result)).toEqual(["stored"]);
}

test("records in the app are sufficient evidence", async ({ api, deps, asaas, clock }) => {
  void asaas;
  const { path, headers, password, accountId } = await aPurchase(deps);
  await giveConsent(deps, accountId, "health-data");
  const [session] = aTraining().sessions;
  if (!session) throw new Error("a session");
  const training = aTraining({ sessions: ["A", "B", "C", "D"].map((id) => ({ ...session, id })) });
  await putPlan(deps, accountId, aPlanDocument("taco:3", { training }));
  for (let day = 0; day < 4; day += 1) {
    await write(deps, accountId, aDay({ isComplete: true }, todayOf(deps)));
    if (day % 2 === 0) {
      const end = { at: deps.now().toISOString(), because: "done", effort: 3 };
      await write(deps, accountId, aWorkout({ day: todayOf(deps) }, { end }));
    }
    clock.advance(DAY);
  }
  const { body } = await api<AccountPaymentDetail>("GET", path, { headers });
  expect(body.return?.guarantee?.conditions).toContainEqual(
    expect.objectContaining({ key: "diary", state: "met", reason: "4 de 5 dias no app." }),
  );
  expect(stateOf(body.return?.guarantee ?? { conditions: [] })).toMatchObject({ workouts: "met", evidence: "met" });
  const statement = { password, ...claim, evidence: "" };
  expect((await api("POST", `${path}/guarantee`, { headers, body: statement })).body.return).toMatchObject({
    outcome: "granted",
  });
});

test("after thirty days the guarantee is refused for good", async ({ api, deps, asaas, clock }) => {
  void asaas;
  const { path, headers, password } = await aPurchase(deps);
  clock.advance(31 * DAY);
  const { body } = await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...claim } });
  expect(body.return).toMatchObject({ outcome: "refused", retryUntil: null });
  expect(stateOf(body.return ?? { conditions: [] })).toMatchObject({ "in-time": "unmet" });
});
