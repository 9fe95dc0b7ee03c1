import type { PlanChangesView, Signer, VersionLine } from "@app/contract/plan-publication";

// Bia's first definitive plan, as the comps draw it.

const provisional: VersionLine = {
  version: 1,
  kind: "provisional",
  createdAt: "2026-11-10T21:40:00.000Z",
  validFrom: "2026-11-10",
  isInForce: false,
};
const definitive: VersionLine = {
  version: 2,
  kind: "definitive",
  createdAt: "2026-11-14T13:12:00.000Z",
  validFrom: "2026-11-14",
  isInForce: true,
};

export const helena: Signer = {
  name: "Helena Prado",
  profession: "Nutricionista",
  registration: "CRN-3 00000",
  half: "diet",
  act: "signed",
  at: "2026-11-14T13:12:00.000Z",
  registryUrl: "https://crn3.org.br/",
};
export const rafael: Signer = {
  name: "Rafael Nunes",
  profession: "Profissional de educação física",
  registration: "CREF 000000-G/SP",
  half: "training",
  act: "signed",
  at: "2026-11-14T12:47:00.000Z",
  registryUrl: "https://www.confef.org.br/",
};

export const exampleChanges = (changes: Partial<PlanChangesView> = {}): PlanChangesView => ({
  ...definitive,
  previous: provisional,
  headline: "Mudamos 3\u00a0coisas, e por quê.",
  summary: ["Seu plano agora é o definitivo.", "Helena e Rafael assinaram no sábado, um dia antes do prazo."],
  changes: [
    {
      half: "diet",
      title: "O lanche da tarde ficou mais forte.",
      before: { text: "Iogurte, 2 colheres de aveia e meia banana", drawing: "iogurte" },
      after: { text: "Iogurte, 3 colheres de aveia e uma banana inteira", drawing: "iogurte" },
      reason:
        "Você marcou a tarde como a hora mais difícil, e beliscou antes do jantar em três dias. O jantar cedeu a diferença.",
      source: "Anamnese e diário de 10 a 13/11",
    },
    {
      half: "diet",
      title: "O pão do café virou cuscuz, três vezes por semana.",
      before: { text: "Pão francês todo dia", drawing: "pao" },
      after: { text: "Cuscuz com ovo na segunda, quarta e sexta", drawing: "cuscuz" },
      reason: "Você cresceu comendo cuscuz e sente falta. A conta fecha igual.",
      source: "Pedido seu, na chamada de 13/11",
    },
    {
      half: "training",
      title: "O agachamento do Treino B virou ponte.",
      before: { text: "Goblet, com mochila", drawing: "fx:Goblet_Squat" },
      after: { text: "Ponte de glúteo, até o joelho ficar quieto", drawing: "fx:Butt_Lift_Bridge" },
      reason: "Joelho direito com dor 5 na quinta. O agachamento volta depois de uma semana com dor 2 ou menos.",
      source: "Treino de 12/11 e anamnese",
    },
  ],
  kept: [],
  same: "1.650\u00a0kcal e 115\u00a0g de proteína por dia, cinco refeições, três treinos",
  reviewOn: "2026-11-28",
  lostSwaps: [],
  keptSwaps: 0,
  signers: [helena, rafael],
  code: "7K4M-2Q9X-11RT",
  versions: [definitive, provisional],
  ...changes,
});

/** What the engine made when the questionnaire was answered. */
export const firstVersion = (): PlanChangesView =>
  exampleChanges({
    ...provisional,
    isInForce: true,
    previous: null,
    headline: "A primeira versão do seu plano.",
    summary: [],
    changes: [],
    signers: [],
    code: null,
    versions: [{ ...provisional, isInForce: true }],
  });
