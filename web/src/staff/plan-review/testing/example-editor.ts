import type { HalfState, LockContext, PlanEditor, VersionEntry } from "@app/contract/staff/plans";
import { NO_EXCLUSIONS } from "@app/engine/exclusions/exclusions";
import { idOf } from "../../testing/design-day.ts";
import { examplePlan } from "./example-plan.ts";

export const MEMBER_ID = idOf(1);
export const helenaSigner = { staffId: idOf(80), name: "Helena Prado" };
export const rafaelSigner = { staffId: idOf(81), name: "Rafael Nunes" };

export const aHalf = (state: Partial<HalfState> = {}): HalfState => ({
  draft: null,
  revision: 7,
  basedOn: 2,
  savedAt: "2026-11-19T13:31:00Z",
  savedBy: null,
  lease: null,
  fingerprint: "7f3a 91c2",
  signature: null,
  acknowledgement: null,
  needs: "signature",
  ...state,
});

const signer = {
  name: "Helena Prado",
  profession: "Nutricionista",
  registration: "CRN-3 00000",
  half: "diet" as const,
  act: "signed" as const,
  at: "2026-11-05T20:20:00Z",
  registryUrl: "https://example.com",
};

export const exampleVersions: VersionEntry[] = [
  {
    version: 2,
    kind: "definitive",
    createdAt: "2026-11-05T20:20:00Z",
    validFrom: "2026-11-05",
    code: "7K4M-2Q9X-11RT",
    signers: [signer, { ...signer, name: "Rafael Nunes", registration: "CREF 000000-G/SP", half: "training" }],
  },
  {
    version: 1,
    kind: "provisional",
    createdAt: "2026-11-01T12:00:00Z",
    validFrom: "2026-11-01",
    code: null,
    signers: [],
  },
];

export const anyLimits: LockContext = {
  diet: "A",
  training: "A",
  rows: [],
  exclusions: NO_EXCLUSIONS,
  spared: {},
  floor: null,
  expenditure: null,
  maxDeficitPct: null,
  wasCalled: true,
  numbersHidden: false,
};

export const exampleEditor: PlanEditor = {
  memberId: MEMBER_ID,
  name: "Marina Costa",
  mine: "diet",
  numbers: "mostrar",
  current: { version: 2, document: examplePlan },
  versions: exampleVersions,
  next: { version: 3, validFrom: "2026-11-20", reviewOn: "2026-12-04" },
  halves: { diet: aHalf(), training: aHalf({ savedBy: rafaelSigner }) },
  facts: [],
  sums: [],
  forbidden: [],
  overrides: [],
  care: [],
  suggestion: {
    title: "Manter 1.650.",
    reason: "O intervalo ainda inclui o que o plano espera.",
    evidence: ["Ritmo de −0,4\u00a0kg por semana, com 80\u00a0% de confiança de −0,8 a 0,0\u00a0kg."],
  },
  findings: [],
  context: anyLimits,
  promises: [],
};

/** As the server answers once nothing else is needed. */
export const publishedEditor: PlanEditor = {
  ...exampleEditor,
  current: { version: 3, document: { ...examplePlan, version: 3 } },
  versions: [
    {
      ...(exampleVersions[0] as VersionEntry),
      version: 3,
      validFrom: "2026-11-20",
      code: "Q8DN-40XH-7VPA",
    },
    ...exampleVersions,
  ],
  next: { version: 4, validFrom: "2026-11-20", reviewOn: "2026-12-04" },
};
