import type { PlanView } from "@app/contract/plans";
import type { Examples } from "../platform/http/openapi.ts";

const rice = {
  food: "taco:3",
  name: "Arroz branco",
  measure: "4 colheres de sopa",
  unit: "cs",
  count: 4,
  figures: { grams: 100, kcal: 128, protein: 2.5 },
  price: 1,
  drawing: "arroz",
  source: "TACO 4ª edição, item 3; medida da POF 2008–2009, IBGE",
};

/** One meal of a week's thirty-five. */
export const planExample: PlanView = {
  version: 1,
  kind: "provisional",
  createdAt: "2026-11-16T13:05:00.000Z",
  validFrom: "2026-11-16",
  reviewOn: "2026-11-30",
  definitiveBy: "2026-11-21T13:05:00.000Z",
  isLate: false,
  responsible: { name: "Helena Prado", profession: "Nutricionista", registration: "CRN-3 00000" },
  numbers: "shown",
  targets: { kcal: 1650, kcalLow: 1568, kcalHigh: 1732, protein: 110, fibre: 25, waterMl: 2450 },
  diet: {
    method: "foods",
    days: [
      {
        id: "d1",
        meals: [
          {
            id: "d1.almoco",
            slot: "almoco",
            title: "Almoço",
            time: "12:30",
            name: "Arroz, feijão, frango grelhado, abóbora e salada",
            items: [{ id: "d1.almoco.1", ...rice, swaps: [] }],
            how: ["Cozinhe o arroz até secar a água."],
            reason: null,
          },
        ],
      },
    ],
  },
  training: {
    block: 1,
    level: "iniciante",
    isLimited: false,
    place: "casa-sem-nada",
    equipment: ["assento"],
    days: 3,
    reserve: [4, 4, 3, 3],
    sessions: [
      {
        id: "A",
        kind: "corpo-todo",
        minutes: [28, 28, 30, 30],
        warmUp: [{ exercise: "fx:Cat_Stretch", unit: "reps", count: 8 }],
        exercises: [
          {
            id: "A.1",
            exercise: "own:agachamento-cadeira",
            sets: [2, 2, 3, 3],
            unit: "reps",
            target: [8, 12],
            restSeconds: 90,
            pair: null,
            progression: "ladder",
            ladder: ["own:agachamento-cadeira", "fx:Bodyweight_Squat"],
            swaps: ["fx:Bodyweight_Squat"],
          },
        ],
        short: { minutes: 12, parts: [{ id: "A.1", sets: 1 }] },
      },
    ],
    walks: 0,
    cardio: { minutes: [60, 70, 80, 90], effort: [3, 5], exercises: ["fx:Trail_Running_Walking"] },
  },
  trainer: { name: "Rafael Nunes", profession: "Profissional de educação física", registration: "CREF 000000-G/SP" },
  madeIn: { diet: 1, training: 1 },
  reasons: ["Você passa boa parte do dia em pé: isso entra na conta."],
  trainingFrom: "2026-11-16",
  trainingReasons: ["Três treinos cabem na semana que você descreveu."],
  shopping: [
    {
      aisle: "graos",
      title: "Grãos",
      items: [{ food: "taco:3", name: "Arroz branco", amount: "1\u00a0kg", hint: null }],
    },
  ],
};

const publishedAt = "2026-11-20T13:05:00.000Z";
const signer = {
  name: "Helena Prado",
  profession: "Nutricionista",
  registration: "CRN-3 00000",
  half: "diet",
  act: "signed",
  at: publishedAt,
  registryUrl: "https://cnn.cfn.org.br/application/index/consulta-nacional",
};
const code = "7K4M-2Q9X-11RT";
const first = {
  version: 1,
  kind: "provisional",
  createdAt: "2026-11-16T13:05:00.000Z",
  validFrom: "2026-11-16",
  isInForce: false,
};
const second = { version: 2, kind: "definitive", createdAt: publishedAt, validFrom: "2026-11-20", isInForce: true };
const reason = "Você marcou que a tarde é a hora mais difícil do seu dia.";

export const planExamples: Examples = {
  "GET /v1/account/plan": { return: { plan: planExample } },
  "GET /v1/account/plan/versions/:version/changes": {
    return: {
      ...second,
      previous: first,
      headline: "Mudamos 1 coisa, e por quê.",
      summary: [`O lanche da tarde ficou mais forte: v${reason.slice(1)}`],
      changes: [
        {
          half: "diet",
          title: "O lanche da tarde ficou mais forte",
          before: { text: "1 banana", drawing: "banana" },
          after: { text: "1 banana e 1 iogurte natural", drawing: "iogurte" },
          reason,
          source: "Resposta à pergunta f8",
        },
      ],
      kept: [{ half: "training", reason: "Está funcionando: seguimos por mais duas semanas." }],
      same: "1.650 kcal e 115 g de proteína por dia, cinco refeições, três treinos",
      reviewOn: "2026-12-04",
      lostSwaps: [],
      keptSwaps: 2,
      signers: [signer],
      code,
      versions: [second, first],
    },
  },
  "GET /v1/public/verify/:code": {
    return: { code, version: 2, kind: "definitive", publishedAt, isIntact: true, isInForce: true, signers: [signer] },
  },
};
