import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { anyPeriod, anyRecords } from "../testing/any-records.ts";
import { hiddenFaults, sentenceFaults } from "../testing/sentence-faults.ts";
import { isHiddenFrom, type NumbersShown, type ProgressSection, progressWords } from "./progress-words.ts";

const MODES = ["mostrar", "esconder-peso", "esconder-tudo", "none"] as const satisfies NumbersShown[];

describe("for any member", () => {
  test("every sentence is whole, and a hidden one shows no figure", () => {
    fc.assert(
      fc.property(anyRecords, anyPeriod, fc.constantFrom(...MODES), (records, period, numbers) => {
        const words = progressWords(records, period, numbers);
        for (const [name, { headline, text }] of Object.entries(words)) {
          const isHidden = isHiddenFrom(name as ProgressSection, numbers);
          expect([headline, text].flatMap(sentenceFaults)).toEqual([]);
          if (isHidden) expect([headline, text].flatMap(hiddenFaults)).toEqual([]);
        }
      }),
      generated(600),
    );
  });

  test("a hidden weight and waist say the same whatever was measured", () => {
    fc.assert(
      fc.property(anyRecords, anyPeriod, (records, period) => {
        const empty = { ...records, weighIns: [], measures: [] };
        const { weight, waist } = progressWords(records, period, "esconder-peso");
        expect({ weight, waist }).toEqual(
          (({ weight: w, waist: c }) => ({ weight: w, waist: c }))(progressWords(empty, period, "esconder-peso")),
        );
      }),
      generated(100),
    );
  });

  test("without a team nothing says that one is looking", () => {
    fc.assert(
      fc.property(anyRecords, anyPeriod, fc.constantFrom(...MODES), (records, period, numbers) => {
        const words = progressWords({ ...records, hasTeam: false }, period, numbers);
        expect(JSON.stringify(words)).not.toMatch(/equipe|revisão/);
      }),
      generated(100),
    );
  });
});
