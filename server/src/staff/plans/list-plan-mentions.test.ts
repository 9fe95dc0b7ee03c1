import { expect } from "vitest";
import { save } from "../../intake/testing/answering.ts";
import { test } from "../../testing/http.ts";
import { accessesOf } from "../members/testing/a-member-to-read.ts";
import { aPlanToEdit } from "./testing/a-plan-to-edit.ts";

type Found = { members: { memberId: string; version: number }[] };

test("who has a food or an exercise in the plan in force: one's own members, and the look is recorded", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const { accountId, document, nutri, trainer } = await aPlanToEdit(deps);
  const other = await aPlanToEdit(deps);
  const find = async (item: string, { headers }: { headers: Record<string, string> }) => {
    const { body } = await api<Found>("GET", `/v1/staff/plan-mentions?item=${encodeURIComponent(item)}`, { headers });
    return body.return?.members.map(({ memberId, version }) => [memberId, version]);
  };
  const { diet, training } = document;
  const food = (diet?.method === "foods" && diet.days[0]?.meals[0]?.items[0]?.food) || "";
  const exercise = training?.sessions[0]?.exercises[0]?.exercise ?? "";
  expect(await find(food, nutri)).toEqual([[accountId, 1]]);
  expect(await find(exercise, trainer)).toEqual([[accountId, 1]]);
  expect(await find("own:nada", other.nutri)).toEqual([]);
  expect(await accessesOf(deps, accountId)).toMatchObject([
    { actorId: nutri.id, subjects: ["plan"] },
    { actorId: trainer.id, subjects: ["plan"] },
  ]);
  expect(await accessesOf(deps, other.accountId)).toEqual([]);

  await save(deps, accountId, { f1: "vegano" });
  expect(await find("own:leite", nutri)).toEqual([]);
});
