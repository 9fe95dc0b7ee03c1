import { expect, test } from "vitest";
import { emergencyReading } from "./emergency-reading.ts";
import { type Action, PERMISSIONS, type Role } from "./permissions.ts";

const actions = Object.keys(PERMISSIONS) as Action[];
const readable = (role: Role) => actions.filter((action) => emergencyReading({ role }, action).allowed).sort();

test.each(["nutri", "treinador", "admin"] as const)("in an emergency %s reads, and does nothing else", (role) => {
  expect(readable(role)).toEqual([
    "chat.read",
    "diary.read",
    "health-answers.read",
    "plan.read",
    "promise.read",
    "reports.read",
    "safety-levels.read",
  ]);
});

test.each(["visitante", "gratis", "completo", "vendas"] as const)("an emergency opens nothing to %s", (role) => {
  expect(readable(role)).toEqual([]);
});

test("single screening answers stay closed to the trainer and to the administrator", () => {
  for (const role of ["treinador", "admin"] as const)
    expect(emergencyReading({ role }, "health-answers.read")).toMatchObject({ limits: ["sem-itens-scoff-phq"] });
});
