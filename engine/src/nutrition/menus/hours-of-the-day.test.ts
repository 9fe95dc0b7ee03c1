import { describe, expect, test } from "vitest";
import type { Answers } from "../../intake/answers.ts";
import { factsOf } from "../../intake/facts/facts.ts";
import { plannedTargets } from "../../intake/planned-targets.ts";
import { plainAnswers } from "../../intake/testing/rows-raised.ts";
import { triageOf } from "../../intake/triage/triage.ts";
import { dietOf } from "./diet.ts";
import { dietRequestOf } from "./diet-request.ts";

const TODAY = "2026-11-20";
const CONTEXT = { country: "BR", plan: "completo" } as const;

/** The meals of a finished plan as they are printed: `cafe 07:30`. */
function mealsOf(hours: string[], more: Partial<Answers> = {}, menus: "on" | "off" = "on"): string[] {
  const answers: Answers = { ...plainAnswers, f3: hours.length, f3b: hours, ...more };
  const facts = factsOf(answers, CONTEXT, TODAY);
  const { diet: level, ...triage } = triageOf(answers, CONTEXT, TODAY);
  const targets = plannedTargets(facts, { ...triage, diet: level });
  if (!targets || (level !== "A" && level !== "B")) throw new Error("no plan");
  const { diet } = dietOf(dietRequestOf(answers, facts, targets, { level, rows: triage.rows, menus, seed: "anyone" }));
  const meals = diet.method === "foods" ? diet.days[0]?.meals : diet.meals;
  return (meals ?? []).map((meal) => `${meal.slot} ${"time" in meal ? meal.time : ""}`);
}

describe("the meals of a day", () => {
  test("of one who works at night start in the evening, whatever the clock says, in menus and in portions", () => {
    const printed = ["cafe 17:00", "almoco 21:00", "lanche-tarde 02:00", "jantar 07:00"];
    expect(mealsOf(["17:00", "21:00", "02:00", "07:00"])).toEqual(printed);
    expect(mealsOf(["02:00", "07:00", "17:00", "21:00"], {}, "off")).toEqual(printed);
  });

  test("of everybody else go from morning to night", () => {
    expect(mealsOf(["19:30", "07:30", "12:30"])).toEqual(["cafe 07:30", "almoco 12:30", "jantar 19:30"]);
  });

  test("after equal gaps start with what comes first after three in the morning", () => {
    expect(mealsOf(["02:00", "10:00", "18:00"])).toEqual(["cafe 10:00", "almoco 18:00", "jantar 02:00"]);
  });

  test("are named around the main meal where the member says which it is, and no hour moves", () => {
    const named = mealsOf(["07:00", "12:00", "23:30"], { f3c: "12:00" });
    expect(named).toEqual(["cafe 07:00", "almoco 12:00", "jantar 23:30"]);
    expect(mealsOf(["17:00", "21:00", "02:00", "07:00"], { f3c: "02:00" })[1]).toBe("almoco 02:00");
    expect(mealsOf(["07:30", "12:30", "19:30"], { f3c: "15:00" })[1]).toBe("almoco 12:30");
  });
});

describe("with levothyroxine, the first meal", () => {
  const taking = { s5: { yes: true, names: ["levotiroxina"] } };
  const cafe = (waking: string, hours: string[], menus: "on" | "off" = "on") =>
    mealsOf(hours, { ...taking, f3d: waking }, menus);

  test("stands half an hour after waking or later, in menus and in portions", () => {
    const printed = ["cafe 06:30", "almoco 12:00", "jantar 19:00"];
    expect(cafe("06:00", ["06:10", "12:00", "19:00"])).toEqual(printed);
    expect(cafe("06:00", ["06:10", "12:00", "19:00"], "off")).toEqual(printed);
    expect(cafe("06:00", ["05:30", "12:00", "19:00"])).toEqual(printed);
    expect(cafe("05:30", ["07:00", "12:00", "19:00"])[0]).toBe("cafe 07:00");
  });

  test("is the one after waking, whatever the longest gap says", () => {
    expect(cafe("11:00", ["06:00", "12:00", "20:00"])).toEqual(["cafe 12:00", "almoco 20:00", "jantar 06:00"]);
    expect(cafe("23:50", ["00:05", "07:00", "16:00"])[0]).toBe("cafe 00:20");
  });

  test("takes the usual hours along, each after the other", () => {
    const usual = (waking: string) => mealsOf([], { ...taking, f3: 5, f3d: waking }).map((meal) => meal.slice(-5));
    expect(usual("06:00")).toEqual(["07:00", "10:00", "12:30", "16:00", "19:30"]);
    expect(usual("09:00")).toEqual(["09:30", "10:30", "12:30", "16:00", "19:30"]);
    expect(usual("13:00")).toEqual(["13:30", "14:30", "15:30", "16:30", "19:30"]);
  });

  test("is not moved for anybody else", () => {
    expect(mealsOf(["06:10", "12:00", "19:00"], { f3d: "06:00" })[0]).toBe("cafe 06:10");
  });
});
