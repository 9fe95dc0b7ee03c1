import type { Answers } from "../../../intake/answers.ts";
import { factsOf } from "../../../intake/facts/facts.ts";
import { triageOf } from "../../../intake/triage/triage.ts";
import { readTable } from "../../../nutrition/catalogue/read-table.ts";
import { type TrainingRequest, trainingRequestOf } from "../training-request.ts";

/** Forty members whose programmes are read by a person after a change of the composer. */
const people = `
name | goal | level | days | minutes | place | regions | age | kg | more
Beatriz | emagrecer | nunca | 3 | 30 | casa-sem-nada | | 34 | 82 |
Ana | emagrecer | nunca | 2 | 20 | casa-sem-nada | | 29 | 74 |
Carla | emagrecer | nunca | 4 | 45 | academia | | 41 | 88 |
Diego | emagrecer | <6m | 5 | 60 | academia | | 26 | 95 |
Elis | emagrecer | 6-24m | 6 | 45 | academia | | 31 | 68 |
Fabio | ganhar | >2a | 6 | 60 | academia | | 28 | 78 |
Gil | ganhar | >2a | 5 | 60 | academia | | 35 | 80 |
Helena | recompor | 6-24m | 4 | 60 | academia | | 38 | 66 |
Igor | ganhar | 6-24m | 3 | 60 | academia | | 22 | 64 |
Joana | saude | nunca | 3 | 30 | rua | | 45 | 70 |
Karen | saude | nunca | 5 | 30 | condominio | | 52 | 72 |
Leo | recompor | <6m | 3 | 45 | condominio | | 30 | 84 |
Mara | emagrecer | <6m | 4 | 30 | casa-com-equipamento | | 36 | 76 |
Nina | recompor | 6-24m | 3 | 45 | casa-com-equipamento | | 27 | 60 |
Otto | ganhar | >2a | 4 | 45 | casa-com-equipamento | | 33 | 75 |
Paula | emagrecer | nunca | 3 | 30 | academia | joelho | 48 | 85 |
Rita | emagrecer | nunca | 4 | 30 | casa-sem-nada | joelho | 55 | 90 |
Saulo | recompor | 6-24m | 4 | 60 | academia | lombar | 44 | 86 |
Tania | emagrecer | nunca | 3 | 30 | casa-sem-nada | lombar | 39 | 79 |
Ugo | ganhar | >2a | 5 | 60 | academia | ombro | 37 | 82 |
Vera | recompor | <6m | 3 | 45 | casa-com-equipamento | ombro | 42 | 69 |
Wagner | emagrecer | 6-24m | 3 | 45 | condominio | punho | 46 | 92 |
Xica | saude | nunca | 2 | 30 | casa-sem-nada | punho | 33 | 63 |
Yara | emagrecer | <6m | 3 | 30 | academia | quadril | 50 | 81 |
Zeca | saude | 6-24m | 4 | 45 | rua | tornozelo | 40 | 83 |
Alba | saude | nunca | 3 | 30 | casa-sem-nada | | 66 | 68 |
Bento | recompor | 6-24m | 4 | 45 | academia | | 63 | 77 |
Celia | emagrecer | nunca | 2 | 20 | rua | | 61 | 80 |
Dalva | saude | nunca | 6 | 30 | casa-sem-nada | | 58 | 84 | pressao
Edu | emagrecer | 6-24m | 4 | 45 | academia | | 49 | 98 | pressao
Flora | saude | nunca | 3 | 20 | casa-com-equipamento | | 71 | 65 | pressao
Gerson | emagrecer | nunca | 3 | 45 | academia | | 36 | 118 | pressao
Hilda | saude | <6m | 2 | 30 | condominio | joelho | 68 | 73 | pressao
Ivo | recompor | >2a | 6 | 20 | academia | | 32 | 79 |
Julia | emagrecer | <6m | 6 | 20 | casa-sem-nada | | 25 | 67 |
Kaue | ganhar | nunca | 3 | 45 | rua | | 20 | 58 |
Lia | ganhar | >2a | 3 | 30 | academia | lombar | 29 | 62 |
Milton | emagrecer | nunca | 4 | 60 | condominio | ombro,joelho | 57 | 96 |
Norma | emagrecer | 6-24m | 5 | 45 | academia | | 34 | 78 | glp1
Olga | saude | nunca | 3 | 30 | casa-sem-nada | | 31 | 70 | bebe
`;

/** What the last column adds. */
const MORE: Readonly<Record<string, Answers>> = {
  pressao: { s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "sim", last: "125/80" } },
  glp1: { s11: { answer: "sim", drug: "semaglutida" } },
  bebe: { s8: "bebe-menos-de-12-meses" },
};

const TODAY = "2026-11-20";

export type KnownPerson = {
  readonly name: string;
  /** Null: the safety table asks for a person first. */
  readonly request: TrainingRequest | null;
};

export const fortyPeople: readonly KnownPerson[] = readTable(people).map((row) => {
  const [goal, m3, m6] = [row.goal, row.level, row.place] as [Answers["q06"], Answers["m3"], string];
  const regions = (row.regions ?? "").split(",").filter((region) => region !== "");
  const answers: Answers = {
    c1: "autorizo",
    s1: { yes: false },
    q02: `${2026 - Number(row.age)}-01-15`,
    q03: "feminino",
    q04: 168,
    q05: Number(row.kg),
    ...(goal ? { q06: goal } : {}),
    m1: "em-pe",
    m2: m3 === "nunca" ? "0" : "60-150",
    ...(m3 ? { m3 } : {}),
    m4: Number(row.days),
    m5: Number(row.minutes),
    m6,
    m7: regions.map((region) => ({ region, pain: 4 })),
    m9: { hours: 7, wakes: 3 },
    ...MORE[row.more ?? ""],
  };
  const { training, rows } = triageOf(answers, { country: "BR" }, TODAY);
  const facts = factsOf(answers, { country: "BR" }, TODAY);
  const name = row.name ?? "";
  if (training !== "A" && training !== "B") return { name, request: null };
  return { name, request: trainingRequestOf(answers, facts, { level: training, rows, seed: name }) };
});
