import type { PlanView } from "@app/contract/plans";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { recordId } from "@app/engine/sync/record-id";
import { expect } from "vitest";
import { completeIntake } from "../intake/complete-intake.ts";
import { aCompleteMember, aFreeMember, giveConsent, save } from "../intake/testing/answering.ts";
import { DAY_MS } from "../platform/time.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { type Api, test } from "../testing/http.ts";
import { aDocument, aPlannedMember, putPlan } from "./testing/plans.ts";

async function read(api: Api, headers: Record<string, string>): Promise<PlanView | null> {
  const { status, body } = await api<{ plan: PlanView | null }>("GET", "/v1/account/plan", { headers });
  if (status !== 200 || !body.return) throw new Error(`the plan answered ${status}`);
  return body.return.plan;
}

const shown = async (api: Api, headers: Record<string, string>): Promise<PlanView> => {
  const plan = await read(api, headers);
  if (!plan) throw new Error("there is no plan");
  return plan;
};

test("the plan is there with the answer to the last question: week, targets, responsible, until when people sign", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const { accountId, headers } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  expect(await read(api, headers)).toBeNull();
  const closed = await api<{ definitivePlanBy: string }>("POST", "/v1/account/intake/complete", { headers });

  const plan = await shown(api, headers);
  expect(plan).toMatchObject({
    version: 1,
    kind: "provisional",
    isLate: false,
    numbers: "shown",
    definitiveBy: closed.body.return?.definitivePlanBy,
    responsible: { name: "Helena Prado", profession: "Nutricionista", registration: "CRN-3 00000" },
  });
  expect(plan.targets?.kcalLow).toBeLessThan(plan.targets?.kcal ?? 0);
  expect(plan.diet?.method).toBe("foods");
  if (plan.diet?.method !== "foods") return;
  expect(plan.diet.days).toHaveLength(7);
  const items = plan.diet.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  for (const { name, measure, source, figures } of items) {
    expect([name, measure, source].every((text) => text.length > 0)).toBe(true);
    expect(figures?.grams).toBeGreaterThan(0);
  }
  expect(plan.reasons.length).toBeGreaterThan(3);
  expect(plan.shopping.flatMap((aisle) => aisle.items).length).toBeGreaterThan(11);
});

test("the text of a meal is made from its foods, whatever a version of before says", async ({ api, deps }) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const document = aDocument("taco:129");
  if (document.diet?.method === "foods") {
    for (const { meals } of document.diet.days) for (const meal of meals) meal.how = ["Misture a aveia ao iogurte."];
  }
  await putPlan(deps, accountId, document);
  const { diet } = await shown(api, headers);
  const texts = diet?.method === "foods" ? diet.days.flatMap(({ meals }) => meals.flatMap(({ how }) => how)) : [];
  expect(new Set(texts)).toEqual(new Set(["Cozinhe a mandioca em bastante água até o garfo entrar fácil."]));
});

test("without numbers the view holds no figure of energy, weight or measure; what to buy stays", async ({
  api,
  deps,
}) => {
  const { headers } = await aPlannedMember(deps, { ...plainAnswers, p1: "esconder-tudo" });
  const { shopping, ...plan } = await shown(api, headers);
  expect(plan).toMatchObject({ numbers: "hidden", targets: null });
  expect(shopping.length).toBeGreaterThan(0);
  const text = JSON.stringify(plan);
  expect(text).not.toMatch(/"figures":\{/);
  expect(text).not.toMatch(/\d[\d.,]*\s*(kcal|cal|g|gramas|mg|kg|ml|cm)\b/i);
});

test("a region that hurts goes with the training, so that an exercise near it says why it stayed", async ({
  api,
  deps,
}) => {
  const sore = await aPlannedMember(deps, { ...plainAnswers, m7: [{ region: "joelho", pain: 4, side: "direito" }] });
  expect((await shown(api, sore.headers)).soreRegions).toEqual(["joelho"]);
  const { headers } = await aPlannedMember(deps, plainAnswers);
  expect(await shown(api, headers)).not.toHaveProperty("soreRegions");
});

test("hiding the weight alone leaves the figures of food", async ({ api, deps }) => {
  const { headers } = await aPlannedMember(deps, { ...plainAnswers, p1: "esconder-peso" });
  expect(await shown(api, headers)).toMatchObject({ numbers: "shown", targets: { kcal: expect.any(Number) } });
});

test("a pregnancy takes the plan away at once, with its targets, reasons and list, and says why", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aPlannedMember(deps);
  expect((await shown(api, headers)).diet?.method).toBe("foods");
  await save(deps, accountId, { s8: "gravida" });
  expect(await shown(api, headers)).toMatchObject({
    version: 1,
    diet: null,
    training: null,
    targets: null,
    reasons: [],
    shopping: [],
    withdrawal: { version: 1, text: expect.stringContaining("Tiramos o plano de antes porque") },
  });
});

test("closed again after a stricter answer, the next version keeps to it", async ({ api, deps }) => {
  const { accountId, headers } = await aPlannedMember(deps);
  await save(deps, accountId, { s8: "amamentando" });
  await completeIntake(deps, accountId);
  expect(await shown(api, headers)).toMatchObject({
    version: 2,
    diet: { method: "equivalents", because: "level-b" },
    shopping: [],
  });
});

test("crisis words, a withdrawn consent and declined remote care leave no plan to read", async ({ api, deps }) => {
  const [crisis, withdrawn, declined] = [
    await aPlannedMember(deps),
    await aPlannedMember(deps),
    await aPlannedMember(deps),
  ];
  await save(deps, crisis.accountId, { q08: "não quero mais viver" });
  await giveConsent(deps, withdrawn.accountId, "health-data", false);
  await giveConsent(deps, declined.accountId, "remote-care", false);
  for (const { headers } of [crisis, withdrawn, declined]) expect(await read(api, headers)).toBeNull();
});

test("past its date without a definitive one, the plan stays and says that it is late", async ({
  api,
  deps,
  clock,
}) => {
  const { headers } = await aPlannedMember(deps);
  clock.advance(5 * DAY_MS + 60_000);
  expect(await shown(api, headers)).toMatchObject({ isLate: true, definitiveBy: expect.any(String) });
});

test("a free member has none, and without a session there is no answer", async ({ api, deps }) => {
  const { headers } = await aFreeMember(deps);
  expect(await read(api, headers)).toBeNull();
  expect((await api("GET", "/v1/account/plan")).status).toBe(401);
});

test("what is taken every week instead of a food is on the list, what is taken once is not", async ({ api, deps }) => {
  const { headers } = await aPlannedMember(deps);
  const plan = await shown(api, headers);
  const items = itemsWithSwap(plan);
  const phone = aDevice(api, headers, deps.now);
  const take = (day: string | null) =>
    items.map(({ id, swap }) => {
      const choice = { plan: 1, part: id, takes: swap, day };
      return phone.put(recordId("swap", 1, id, day ?? "always"), { choice }, "swap");
    });
  const listed = async () => JSON.stringify((await shown(api, headers)).shopping);
  const before = await listed();
  await phone.sync(...take("2026-11-16"));
  expect(await listed()).toBe(before);
  await phone.sync(...take(null));
  expect(await listed()).not.toBe(before);
});

/** Several items of the week, each with what may take its place: one alone may vanish in the units of a market. */
function itemsWithSwap({ diet }: PlanView): { id: string; swap: string }[] {
  const days = diet?.method === "foods" ? diet.days : [];
  const items = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  return items.flatMap(({ id, swaps: [first] }) => (first ? [{ id, swap: first.food }] : [])).slice(0, 20);
}
