import { describe, expect, test } from "vitest";
import { trainingReasonTexts, trainingReasonWords } from "../../../data/training-reasons.ts";
import { PLACE_KEYS } from "../library/equipment.ts";
import { MAJOR_GROUPS, REGIONS } from "../library/exercise.ts";
import { type TrainingReasonCode, trainingReasonText } from "./training-reason-text.ts";

const codes = Object.keys(trainingReasonTexts) as TrainingReasonCode[];
const values = new Proxy(
  {},
  { get: (_target, name: string) => Object.keys(trainingReasonWords[name] ?? { 7: "" })[0] },
);

describe("reasons", () => {
  test.each(codes)("%s says a whole sentence", (code) => {
    const text = trainingReasonText({ code, values });
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ].+[.]$/);
    expect(text).not.toMatch(/[{}!]|undefined/);
  });

  test("have a word for every place, region and group", () => {
    expect(Object.keys(trainingReasonWords.place ?? {})).toEqual(PLACE_KEYS);
    expect(Object.keys(trainingReasonWords.regions ?? {})).toEqual([...REGIONS]);
    expect(Object.keys(trainingReasonWords.spared ?? {})).toEqual([...REGIONS]);
    expect(Object.keys(trainingReasonWords.groups ?? {})).toEqual(Object.keys(MAJOR_GROUPS));
  });

  test("list groups as people do, and all of them at once", () => {
    const code = "training.lack.volume.equipamento";
    const text = (groups: string) => trainingReasonText({ code, values: { groups } });
    expect(text("peito")).toBe("Com o que há nesse lugar, faltam algumas séries do ideal para o peito.");
    expect(text("peito,costas,ombros")).toMatch(/o peito, as costas e os ombros[.]$/);
    expect(text(Object.keys(MAJOR_GROUPS).join(","))).toMatch(/todos os grupos de músculos[.]$/);
    expect(trainingReasonText({ code: "of-an-old-version", values: {} })).toBeNull();
    expect(() => trainingReasonText({ code, values: {} })).toThrow("without groups");
  });
});
