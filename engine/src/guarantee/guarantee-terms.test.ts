import { GUARANTEE_VERSIONS, guaranteeTerms } from "@app/contract/guarantee-terms";
import { nameGuaranteeVersion } from "@app/contract/guarantee-version";
import { expect, test } from "vitest";
import { promiseRules } from "../promises/promise-kinds.ts";
import { getGuaranteeRules, guaranteeRules, ruleVersionOf } from "./guarantee-rules.ts";

const percentOf = (share: number): number => Math.round(share * 1_000) / 10;

test.each(GUARANTEE_VERSIONS.map((terms) => [terms.version, terms] as const))(
  "what pages say of %s is what decides",
  (version, said) => {
    const { content: rules } = getGuaranteeRules(version);
    expect(nameGuaranteeVersion(version)).toMatch(/^versão \d+, de \d{2}\/\d{2}\/\d{4}$/);
    expect(said).toEqual({
      version,
      windowDays: rules.windowDays,
      requestUntilDay: rules.requestUntilDay,
      requestUntilCalendarDay: rules.requestUntilCalendarDay ?? null,
      questionnaireDays: rules.anamneseWithinDays,
      diaryDays: rules.diaryDays,
      mealsOfADay: rules.mealsOfADay,
      sessionPercent: percentOf(rules.sessionShare),
      reviews: rules.reviews,
      reviewsOf: rules.reviewsOf,
      weighIns: rules.weighIns,
      weighInWeeks: rules.weighInWeeks,
      waistMeasures: rules.waistMeasures,
      backDatedDays: rules.backDatedDays,
      lossPercent: percentOf(rules.lossShare),
      gainPercent: percentOf(rules.gainShare),
      waistCm: rules.waistCm,
      liftPercent: percentOf(rules.liftShare),
      waistDoubtCm: rules.waistDoubtCm,
      restartAfterPausedDays: rules.restartAfterPausedDays,
      reviewHours: rules.humanWithinHours,
    });
  },
);

test("the ledger gives a person's look the hours that the rules promise", () =>
  expect(promiseRules.content.kinds["guarantee-review"]).toMatchObject({
    clock: "wall",
    length: guaranteeRules.content.humanWithinHours * 3_600_000,
    memberPauseStopsIt: false,
  }));

test("the version on the pages is the one that a purchase is made with", () => {
  expect(guaranteeTerms.version).toBe(ruleVersionOf(guaranteeRules));
  expect(nameGuaranteeVersion("g1")).toBe("versão 1, de 15/11/2026");
  expect(nameGuaranteeVersion("g2")).toBe("versão 2, de 19/11/2026");
  expect(nameGuaranteeVersion("g0")).toBe("g0");
});
