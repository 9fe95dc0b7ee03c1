import type { Answers } from "../../../intake/answers.ts";
import type { Facts } from "../../../intake/facts/facts.ts";
import { type TrainingRequest, type TrainingSettings, trainingRequestOf } from "../training-request.ts";

const request = (
  answers: Answers,
  facts: Facts,
  settings: Partial<TrainingSettings> & Pick<TrainingSettings, "seed">,
): TrainingRequest => trainingRequestOf(answers, facts, { level: "A", rows: [], ...settings });

/** Three members: at home with nothing, in a gym with a sore knee, and one with a limited plan. */
export const knownTrainingRequests = {
  home: request(
    { m2: "0", m4: 3, m5: 30, m6: "casa-sem-nada", m7: [], m8: ["caminhar", "nadar"], m9: { hours: 7, wakes: 3 } },
    { age: 34, bmi: 30, level: "iniciante", goal: "emagrecer", parq: [] },
    { seed: "first" },
  ),
  gym: request(
    { m2: "60-150", m4: 4, m5: 60, m6: "academia", m7: [{ region: "joelho", pain: 5 }], m9: { hours: 6, wakes: 3 } },
    { age: 28, bmi: 23, level: "intermediario", goal: "ganhar", parq: ["s6"] },
    { seed: "second" },
  ),
  limited: request(
    { m2: "<60", m4: 4, m5: 45, m6: "casa-com-equipamento", m7: [], m9: { hours: 6, wakes: 3 } },
    { age: 66, bmi: 29, level: "iniciante", goal: "saude", parq: ["s1"] },
    { level: "B", rows: ["R16_PRESSAO_CONTROLADA"], seed: "third" },
  ),
} satisfies Record<string, TrainingRequest>;
