import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { examplePlan } from "../plan-layer/testing/example-plan.ts";
import { planQuery } from "../plan-query.ts";
import { queryClient } from "../query-client.ts";
import { PlanStanding } from "./plan-standing.tsx";

const HOUR_MS = 3_600_000;
const now = Date.parse("2026-11-18T12:00:00Z");
const unconfirmed = page.getByText(/^Este plano não é confirmado desde/);
const confirmedAt = (at: number) => queryClient.setQueryData(planQuery.queryKey, examplePlan(), { updatedAt: at });

afterEach(() => queryClient.clear());

test("a plan that nobody has confirmed for 72 hours says since when", async () => {
  confirmedAt(now - 73 * HOUR_MS);
  await renderScreen(<PlanStanding plan={examplePlan()} now={now} />);
  await expect.element(page.getByText(/^Este plano não é confirmado desde 15\/11\/2026/)).toBeVisible();
  await expectAccessible();
});

test("until then it says nothing", async () => {
  confirmedAt(now - 71 * HOUR_MS);
  await renderScreen(<PlanStanding plan={examplePlan()} now={now} />);
  expect(unconfirmed.query()).toBeNull();
});

test("why the plan of before is gone is said, with what stands in its place", async () => {
  confirmedAt(now);
  const text = "Tiramos o plano de antes porque você contou uma alergia ou intolerância.";
  const withdrawal = { version: 2, at: new Date(now).toISOString(), reasons: ["allergy" as const], text };
  await renderScreen(<PlanStanding plan={{ ...examplePlan(), withdrawal }} now={now} />);
  await expect.element(page.getByText(/^Tiramos o plano de antes porque você contou uma alergia/)).toBeVisible();
  await expect.element(page.getByText(/A equipe confere e assina de novo/)).toBeVisible();
  await expectAccessible();
});

test("with nothing in its place a person is announced", async () => {
  const withdrawal = { version: 2, at: new Date(now).toISOString(), reasons: ["diet-row" as const], text: "Tiramos." };
  await renderScreen(<PlanStanding plan={{ diet: null, training: null, withdrawal }} now={now} />);
  await expect.element(page.getByText(/Uma pessoa da equipe olha/)).toBeVisible();
});
