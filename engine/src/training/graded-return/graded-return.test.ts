import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { addDays } from "../../promises/local-time.ts";
import { REGIONS } from "../library/exercise.ts";
import { exercises, getExercise } from "../library/library.ts";
import { gradedReturnOf, mayCarry } from "./graded-return.ts";
import { gradedReturnRules, RETURN_STEPS, type ReturnStep } from "./graded-return-rules.ts";
import { returnTextForMember, returnTextForTrainer } from "./graded-return-text.ts";

const { steps } = gradedReturnRules.content;
const START = "2026-11-02";
/** One report a day. */
const daily = (...pains: readonly number[]) => pains.map((pain, at) => ({ day: addDays(START, at), pain }));
const stepAfter = (...pains: readonly number[]) => gradedReturnOf("joelho", daily(5, ...pains)).step;
const signedOn = (at: number, step: ReturnStep) => ({ day: addDays(START, at), step });

describe("a region that comes back after pain", () => {
  test("begins without any load, and opens the unsigned steps by calm days", () => {
    expect(stepAfter()).toBe("nenhuma");
    expect(stepAfter(1, 1, 1)).toBe("nenhuma");
    expect(stepAfter(1, 1, 1, 1)).toBe("isometria");
    expect(stepAfter(1, 1, 1, 1, 2, 2, 1)).toBe("curta");
  });

  test("counts a day once, by its strongest report, and none on which pain rose", () => {
    const twice = [...daily(5, 1, 1, 1), { day: addDays(START, 3), pain: 0 }];
    expect(gradedReturnOf("joelho", twice)).toMatchObject({ step: "nenhuma", calmDays: 3 });
    expect(stepAfter(0, 0, 0, 1)).toBe("nenhuma");
    expect(stepAfter(0, 0, 0, 1, 0)).toBe("isometria");
    expect(stepAfter(1, 1, 3, 1, 1)).toBe("nenhuma");
  });

  test("waits for the trainer before the whole movement and before its load", () => {
    const calm = daily(5, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1);
    const waiting = gradedReturnOf("joelho", calm);
    expect(waiting).toMatchObject({ step: "curta", waitsFor: "signature" });
    expect(gradedReturnOf("joelho", calm, [signedOn(13, "leve")])).toMatchObject({ step: "leve", waitsFor: "calm" });
    expect(gradedReturnOf("joelho", calm, [signedOn(13, "completa")]).step).toBe("curta");
    expect(gradedReturnOf("joelho", calm, [signedOn(13, "leve"), signedOn(14, "completa")])).toMatchObject({
      step: "completa",
      waitsFor: null,
    });
  });

  test("nobody signs a step against the pain last reported", () => {
    const sore = daily(5, 1, 1, 1, 1, 2, 2, 1, 4, 2, 1, 1, 1, 3);
    const back = gradedReturnOf("joelho", daily(5, 1, 1, 1, 1, 2, 2, 1, 4), [signedOn(9, "curta")]);
    expect(back.step).toBe("curta");
    expect(gradedReturnOf("joelho", daily(5, 1, 1, 1, 1, 2, 2, 1, 4), [signedOn(9, "leve")]).step).toBe("isometria");
    expect(gradedReturnOf("joelho", sore).step).toBe("curta");
  });

  test("goes back a step from pain of 4, further where the load forbids it, and to nothing from 7", () => {
    const whole = [signedOn(13, "leve"), signedOn(14, "completa")];
    const calm = daily(5, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1);
    const then = (pain: number) => gradedReturnOf("joelho", [...calm, { day: addDays(START, 20), pain }], whole);
    expect([2, 3, 4, 6, 7].map((pain) => then(pain).step)).toEqual([
      "completa",
      "completa",
      "curta",
      "curta",
      "nenhuma",
    ]);
    const strong = [...daily(8, 1, 1, 1, 1, 1)];
    expect(gradedReturnOf("joelho", strong)).toMatchObject({ step: "nenhuma", waitsFor: "signature" });
    expect(gradedReturnOf("joelho", strong, [signedOn(6, "isometria")]).step).toBe("isometria");
  });

  test("the evening's pain outlives what was signed in the morning", () => {
    const calm = daily(5, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1);
    const evening = { day: addDays(START, 11), pain: 5 };
    expect(gradedReturnOf("joelho", [...calm, evening], [signedOn(11, "leve")]).step).toBe("curta");
  });
});

test("whatever is reported and signed, no step carries more than the pain last reported allows", () => {
  const event = fc.record({ at: fc.nat(40), pain: fc.nat(10), step: fc.option(fc.constantFrom(...RETURN_STEPS)) });
  fc.assert(
    fc.property(fc.constantFrom(...REGIONS), fc.array(event, { maxLength: 30 }), (region, events) => {
      const reports = events.map(({ at, pain }) => ({ day: addDays(START, at), pain }));
      const signed = events.flatMap(({ at, step }) => (step ? [signedOn(at, step)] : []));
      const standing = gradedReturnOf(region, reports, signed);
      const { mostLoad } = steps[standing.step];
      const { lastPain: pain } = standing;
      // Written apart from the rules, from the table of joint loads by pain.
      expect(mostLoad).toBeLessThanOrEqual(pain === null || pain >= 7 ? 0 : pain >= 4 ? 1 : 3);
      if (signed.length === 0) expect(mostLoad).toBeLessThanOrEqual(1);
      for (const text of [returnTextForMember(standing), returnTextForTrainer(standing)])
        expect(text).not.toMatch(/undefined|[{}!]/);
    }),
    generated(2_000),
  );
});

describe("what each step leaves of the knee", () => {
  const namesOn = (step: ReturnStep) => {
    const standing = { region: "joelho", step, since: START, lastPain: 1, calmDays: 0, waitsFor: "calm" } as const;
    return exercises.filter((exercise) => mayCarry(standing, exercise)).map(({ id }) => id);
  };

  test("nothing, then what is held, then a short way, then the whole movement without weight, then all", () => {
    const [none, held, short, light, full] = RETURN_STEPS.map(namesOn);
    for (const id of none ?? []) expect(getExercise(id).joints.joelho).toBe(0);
    expect(held).toContain("own:contracao-coxa");
    expect(held).not.toContain("own:agachamento-cadeira");
    expect(short).toContain("own:agachamento-cadeira");
    expect(short).not.toContain("fx:Bodyweight_Squat");
    expect(light).toContain("fx:Bodyweight_Squat");
    expect(light).not.toContain("fx:Goblet_Squat");
    expect(full).toHaveLength(exercises.length);
    const counts = [none, held, short, light, full].map((ids) => ids?.length ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});

describe("what is said of a return", () => {
  const standing = gradedReturnOf("joelho", daily(5, 1, 1, 1, 1, 2));

  test("to the member: where it stands, and what opens the next step", () => {
    expect(returnTextForMember(standing)).toBe(
      "Passo 2 de 5: Agora entra o que se segura parado e pede pouco do seu joelho. Sem mexer, com folga. Faltam dois dias tranquilos, com dor até 2.",
    );
    const waiting = gradedReturnOf("ombro", daily(5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(returnTextForMember(waiting)).toMatch(/o próximo passo abre com o sim do treinador[.]$/);
  });

  test("to the trainer: the pain, what counts, and what is asked of them", () => {
    expect(returnTextForTrainer(standing)).toBe(
      "Joelho, passo 2 de 5 (segurar parado) desde 06/11: última dor 2, 1 de 3 dias com dor até 2.",
    );
    const waiting = gradedReturnOf("ombro", daily(5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(returnTextForTrainer(waiting)).toMatch(/3 de 3 dias com dor até 2[.] O passo 4 pede a sua assinatura[.]$/);
  });
});
