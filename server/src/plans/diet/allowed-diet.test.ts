import { NO_EXCLUSIONS } from "@app/engine/exclusions/exclusions";
import { exclusionsFor } from "@app/engine/exclusions/testing/exclusions-for";
import { describe, expect, test } from "vitest";
import { aDocument } from "../testing/plans.ts";
import { allowedDiet } from "./allowed-diet.ts";

const eatsAll = NO_EXCLUSIONS;
const inForce = { diet: "A", rowCodes: [] } as const;
const [RICE, MILK] = ["taco:3", "own:leite"];

describe("the diet of a version", () => {
  const shown = (decided: Parameters<typeof allowedDiet>[1], limits = eatsAll, food = RICE) =>
    allowedDiet(aDocument(food), decided, limits) !== null;
  const decided = (more: Partial<Parameters<typeof allowedDiet>[1]>) => ({ ...inForce, rowCodes: [], ...more });

  test("is shown under the level and the rows that it was made under", () => expect(shown(decided({}))).toBe(true));

  test.each(["B", "C", "N", "D"] as const)("is hidden when the level becomes %s", (diet) =>
    expect(shown(decided({ diet }))).toBe(false),
  );

  test("made at level B, it is shown at B and at A, and hidden at C", () => {
    const document = aDocument(RICE, { safety: { diet: "B", training: "A", rows: [] } });
    const isShown = (diet: "A" | "B" | "C") => allowedDiet(document, decided({ diet }), eatsAll) !== null;
    expect([isShown("A"), isShown("B"), isShown("C")]).toEqual([true, true, false]);
  });

  test("is hidden by a row about eating that came later, at the same level too", () => {
    expect(shown(decided({ rowCodes: ["R23_ALERGIA_LISTADA"] }))).toBe(false);
    const made = aDocument(RICE, { safety: { diet: "A", training: "A", rows: ["R23_ALERGIA_LISTADA"] } });
    expect(allowedDiet(made, decided({ rowCodes: ["R23_ALERGIA_LISTADA"] }), eatsAll)).not.toBeNull();
  });

  test("is hidden when one of its foods is excluded now", () => {
    expect(shown(decided({}), eatsAll, MILK)).toBe(true);
    expect(shown(decided({}), exclusionsFor({ allergies: ["lactose"] }), MILK)).toBe(false);
    expect(shown(decided({}), exclusionsFor({ eating: "vegano" }), MILK)).toBe(false);
    expect(shown(decided({}), exclusionsFor({ eating: "vegano" }), RICE)).toBe(true);
  });
});
