import type { PlanChangesView } from "@app/contract/plan-publication";
import type { PlanTemplate } from "@app/contract/staff/plan-templates";
import type { HalfDraft, HalfState, PlanEditor, PlanStanding } from "@app/contract/staff/plans";
import type { Examples } from "../platform/http/openapi.ts";
import { planExample } from "./plan-examples.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
const until = "2026-11-16T13:06:30.000Z";
const helena = { staffId: ID, name: "Helena Prado" };
const notes = { reasons: {}, kept: null, withoutCall: null };
const targets = { kcal: 1650, protein: 110, fat: 55, carb: 180, fibre: 25, waterMl: 2450, floor: 1368 };

const draft: HalfDraft = {
  half: "diet",
  targets,
  diet: {
    method: "free",
    meals: [{ slot: "almoco", time: "12:30", text: "Metade do prato de salada e legume, arroz, feijão e um bife." }],
  },
  notes: {
    ...notes,
    reasons: { "diet:changed:method": { code: "request", question: null, text: "Você pediu um plano sem medidas." } },
  },
};

const untouched: HalfState = {
  draft: null,
  revision: 0,
  basedOn: null,
  savedAt: null,
  savedBy: null,
  lease: null,
  fingerprint: null,
  signature: null,
  acknowledgement: null,
  needs: "signature",
};
const begun: HalfState = {
  ...untouched,
  draft,
  revision: 3,
  basedOn: 1,
  savedAt: at,
  savedBy: helena,
  lease: { ...helena, until, isMine: true },
  fingerprint: "7f3a 91c2",
};

function standingOf(state: HalfState): Omit<HalfState, "draft"> {
  const { draft: _, ...standing } = state;
  return standing;
}
const standing: PlanStanding = { version: 1, halves: { diet: standingOf(begun), training: standingOf(untouched) } };

const document: NonNullable<PlanEditor["current"]>["document"] = {
  schema: "plan/1",
  version: 1,
  kind: "provisional",
  basedOn: { plan: null, questionnaire: "1", safety: "1", targets: "1", menus: "1", catalogue: "1" },
  madeIn: { diet: 1, training: 1 },
  validFrom: "2026-11-16",
  reviewOn: "2026-11-30",
  targets,
  diet: {
    method: "equivalents",
    because: "level-b",
    meals: [{ slot: "almoco", time: "12:30", groups: [{ group: "arroz", portions: 2 }] }],
  },
  training: planExample.training,
  reasons: [],
  safety: { diet: "B", training: "A", rows: [] },
};

const entry: PlanEditor["versions"][number] = {
  version: 1,
  kind: "provisional",
  createdAt: at,
  validFrom: "2026-11-16",
  code: null,
  signers: [],
};

const editor: PlanEditor = {
  memberId: ID,
  name: "Bia Rocha",
  mine: "diet",
  numbers: "mostrar",
  current: { version: 1, document },
  versions: [entry],
  next: { version: 2, validFrom: "2026-11-16", reviewOn: "2026-11-30" },
  halves: { diet: begun, training: untouched },
  facts: [{ key: "kg", label: "Peso", value: "82", unit: "kg", formula: null }],
  sums: [
    {
      key: "rest",
      label: "Gasto em repouso",
      value: "1.520",
      unit: "kcal",
      formula: "10×82 + 6,25×165 − 5×34 − 161",
    },
  ],
  forbidden: [{ text: "Amendoim", isAllergy: true }],
  overrides: [
    {
      food: "taco:558",
      name: "Amendoim torrado e salgado",
      reason: "A alergia era na infância; o exame deste mês deu negativo.",
      by: "Helena Prado",
      at,
      isStanding: true,
    },
  ],
  care: ["Sem corte de energia."],
  suggestion: null,
  findings: [],
  context: {
    diet: "B",
    training: "A",
    rows: [],
    exclusions: {
      reasons: [{ kind: "allergy", what: "amendoim", isFinal: false }],
      foods: { "taco:558": [0], "own:pasta-amendoim": [0] },
      unreadAllergies: [],
      unreadDislikes: [],
    },
    spared: {},
    floor: 1368,
    expenditure: 2090.3,
    maxDeficitPct: 0,
    wasCalled: true,
  },
  promises: [],
};

const line = {
  version: 2,
  kind: "definitive" as const,
  createdAt: at,
  validFrom: "2026-11-16",
  isInForce: false,
};
const changes: PlanChangesView = {
  ...line,
  previous: { ...line, version: 1, kind: "provisional", isInForce: true },
  headline: "Mudamos 1 coisa, e por quê.",
  summary: ["A dieta agora é escrita com palavras."],
  changes: [
    {
      half: "diet",
      title: "A dieta mudou de jeito",
      before: { text: "Grupos e porções", drawing: null },
      after: { text: "Refeições descritas", drawing: null },
      reason: "Você pediu um plano sem medidas.",
      source: "Pedido seu",
    },
  ],
  kept: [],
  same: "Três treinos por semana",
  reviewOn: "2026-11-30",
  lostSwaps: [],
  keptSwaps: 0,
  signers: [],
  code: null,
  versions: [],
};
const template: PlanTemplate = { _id: ID, kind: "meal", name: "Almoço de obra", savedAt: at, content: meal() };

function meal() {
  const rice = { food: "taco:3", unit: "cs", count: 4, grams: 100, kcal: 128, protein: 2.5, fat: 0.2, carb: 28.1 };
  return {
    id: "d1.almoco",
    slot: "almoco",
    time: "12:30",
    template: "prato-feito",
    name: "Arroz",
    items: [{ id: "d1.almoco.1", ...rice, fibre: 1.6, swaps: [] }],
    how: [],
  };
}

const PLAN = "/v1/staff/members/:memberId/plan";

/** The plan's editor. */
export const staffPlanExamples: Examples = {
  [`GET ${PLAN}`]: { return: editor },
  [`GET ${PLAN}/versions/:version`]: { return: { entry, document, changes: null } },
  [`GET ${PLAN}/preview`]: {
    return: { shown: planExample, hidden: { ...planExample, numbers: "hidden" }, changes, changesHidden: changes },
  },
  [`GET ${PLAN}/:half/proposal`]: { return: { draft } },
  [`POST ${PLAN}/:half/lease`]: { body: { reason: null }, return: standing },
  [`DELETE ${PLAN}/:half/lease`]: { return: { done: true } },
  [`POST ${PLAN}/:half/draft`]: {
    body: { key: ID, revision: 3, basedOn: 1, draft },
    return: { revision: 4, savedAt: at, leaseUntil: until, fingerprint: "7f3a 91c2", findings: [] },
  },
  [`DELETE ${PLAN}/:half/draft`]: { return: { ...editor, halves: { diet: untouched, training: untouched } } },
  [`POST ${PLAN}/:half/signature`]: { body: { key: ID, revision: 4 }, return: { done: true } },
  [`DELETE ${PLAN}/:half/signature`]: { return: { done: true } },
  [`POST ${PLAN}/:half/acknowledgement`]: { body: { key: ID, revision: 4 }, return: { done: true } },
  "POST /v1/staff/members/:memberId/food-overrides": {
    body: { key: ID, food: "taco:558", reason: "A alergia era na infância; o exame deste mês deu negativo." },
    return: { done: true },
  },
  "POST /v1/staff/members/:memberId/food-overrides/revocation": {
    body: { key: ID, food: "taco:558" },
    return: { done: true },
  },
  "GET /v1/staff/plan-mentions": { return: { members: [{ memberId: ID, name: "Bia Rocha", version: 2 }] } },
  "GET /v1/staff/plan-templates": { return: { templates: [template] } },
  "POST /v1/staff/plan-templates": {
    body: { key: ID, kind: "meal", name: "Almoço de obra", content: meal() },
    return: { templates: [template] },
  },
  "DELETE /v1/staff/plan-templates/:templateId": { return: { templates: [] } },
};
