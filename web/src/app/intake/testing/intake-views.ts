import type { IntakeView } from "@app/contract/intake";
import type { Assessment, Targets } from "../../data/intake-query.ts";

// Answers of the server for tests of the screens.

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const aTarget = (changes: Partial<Targets> = {}): Targets => ({
  planned: { kcal: 1800, protein: 130, fat: 55, carb: 196 },
  ree: 1872.5,
  tdee: 2247,
  floor: 1685,
  waterMl: 2750,
  flags: [],
  ...changes,
});

export const anAssessment = (changes: Partial<Assessment> = {}): Assessment => ({
  outcome: "plan",
  ruleVersion: "1",
  decidedAt: hoursFromNow(-1),
  diet: "A",
  training: "A",
  rows: [],
  notes: [],
  numbers: "mostrar",
  numbersForced: false,
  blockedRegions: [],
  personBy: null,
  awaitsReview: false,
  targets: aTarget(),
  refund: null,
  crisis: null,
  ...changes,
});

export const anIntake = (assessment: Partial<Assessment> = {}, changes: Partial<IntakeView> = {}): IntakeView => ({
  access: "active",
  questionnaire: "completo",
  country: "BR",
  firstName: "Bia",
  completedAt: hoursFromNow(-1),
  assessment: anAssessment(assessment),
  personMessage: null,
  reportedSigns: [],
  definitivePlanBy: hoursFromNow(119),
  ...changes,
});

export const aFreeIntake = (assessment: Partial<Assessment> = {}, changes: Partial<IntakeView> = {}): IntakeView =>
  anIntake(
    { training: null, ...assessment },
    { access: "none", questionnaire: "gratis", firstName: "Carlos", definitivePlanBy: null, ...changes },
  );

/** Each outcome once, and each once more without figures. */
export const everyOutcome = {
  plan: anIntake({ rows: ["R23_ALERGIA_LISTADA"] }),
  planHidden: anIntake({ numbers: "esconder-tudo", targets: null }),
  limited: anIntake({
    outcome: "limited",
    diet: "B",
    training: "B",
    rows: ["R22_REMEDIO_COM_INTERACAO", "R31_TEXTO_NAO_RECONHECIDO"],
    notes: ["agua-converse-com-seu-medico", "ate-ser-lido"],
    personBy: hoursFromNow(71),
    targets: aTarget({ planned: { kcal: 2250, protein: 130, fat: 70, carb: 275 }, waterMl: null }),
  }),
  limitedHidden: anIntake({
    outcome: "limited",
    diet: "B",
    rows: ["R09_SCOFF_2"],
    notes: ["porcoes-pela-mao-e-pelo-prato", "sem-kcal", "nutricionista-liga"],
    numbers: "esconder-tudo",
    numbersForced: true,
    personBy: hoursFromNow(71),
    targets: null,
  }),
  personFirst: anIntake({
    outcome: "person-first",
    diet: "C",
    training: "C",
    rows: ["R02_GRAVIDA"],
    notes: ["contato-do-pre-natal"],
    numbers: "esconder-tudo",
    numbersForced: true,
    personBy: hoursFromNow(47),
    targets: null,
    refund: "goodwill",
  }),
  trainingWaits: anIntake({
    outcome: "person-first",
    diet: "B",
    training: "C",
    rows: ["R18_SINAIS_OU_CORACAO"],
    notes: ["liberacao-medica", "agua-converse-com-seu-medico"],
    personBy: hoursFromNow(-3),
    awaitsReview: true,
  }),
  notServed: anIntake({
    outcome: "not-served",
    diet: "D",
    training: "D",
    rows: ["R01_MENOR_DE_18"],
    notes: ["nao-atendido", "reembolso-na-hora"],
    numbers: "none",
    targets: null,
    refund: "not-served",
  }),
  crisis: anIntake({
    outcome: "crisis",
    diet: "C",
    training: "C",
    rows: ["R12_CRISE"],
    numbers: "esconder-tudo",
    numbersForced: true,
    targets: null,
    crisis: {
      text: "Sinto muito que esteja doendo assim. Você não precisa passar por isso sozinho(a). Fale agora com o CVV: ligue 188 (grátis, 24 horas) ou entre no chat em cvv.org.br. Se há perigo neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais perto. Avisei uma pessoa da nossa equipe, que vai falar com você até 18h40. Eu sou uma IA e vou parar por aqui com dicas de dieta e treino.",
      personBy: hoursFromNow(1),
    },
  }),
  noConsent: anIntake({
    outcome: "no-consent",
    diet: "N",
    training: "N",
    rows: ["R33_SEM_CONSENTIMENTO"],
    numbers: "none",
    targets: null,
  }),
  declined: anIntake({
    outcome: "remote-care-declined",
    numbers: "none",
    targets: null,
    personBy: hoursFromNow(72),
    refund: "remote-care-declined",
  }),
  incomplete: anIntake({ outcome: "incomplete", targets: null }),
  free: aFreeIntake(),
  freeLimited: aFreeIntake({
    outcome: "limited",
    diet: "B",
    rows: ["R30_SEM_MARGEM"],
    targets: aTarget({
      planned: { kcal: 2000, protein: 90, fat: 62, carb: 270 },
      ree: 1284,
      tdee: 1990,
      floor: 1200,
      flags: ["SEM_MARGEM"],
    }),
  }),
  freeHidden: aFreeIntake({ numbers: "esconder-tudo", targets: null }),
  freeNoTarget: aFreeIntake({
    outcome: "person-first",
    diet: "C",
    rows: ["R10_TRANSTORNO_ALIMENTAR"],
    numbers: "esconder-tudo",
    numbersForced: true,
    targets: null,
  }),
} as const satisfies Record<string, IntakeView>;
