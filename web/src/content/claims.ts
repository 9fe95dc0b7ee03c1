import { brand } from "@app/contract/brand";
import { GUARANTEE_DAYS } from "@app/contract/catalogue";
import { ruleName } from "./guarantee-version.ts";

type Claim = {
  /** The exact claim: the figure, then the text. */
  figure: string;
  text: string;
  /** The evidence, for those accountable for the claim. */
  source: string;
  reviewedOn: `${number}-${number}-${number}`;
  /** The condition or source, shown as a footnote wherever the claim is. */
  note?: string;
};

const INTERNAL = "Registros internos da empresa; anexar o documento da medição antes de publicar.";

/** Single source of every figure and promise used in marketing. Pages render them by id. */
export const claims = {
  "personal-follow-up": {
    figure: "100%",
    text: "acompanhamento personalizado",
    source: "Descrição do Plano Completo.",
    reviewedOn: "2026-11-15",
  },
  support: {
    figure: "24/7",
    text: "suporte exclusivo",
    source:
      "Assistente do aplicativo a qualquer hora, por regras quando não há modelo; profissionais no horário de atendimento.",
    reviewedOn: "2026-11-17",
  },
  "results-guarantee": {
    figure: `${GUARANTEE_DAYS} dias`,
    text: "garantia de resultados",
    source: `Política de reembolso; regra da garantia, ${ruleName}.`,
    reviewedOn: "2026-11-17",
  },
  clients: {
    figure: "4.000+",
    text: "clientes acompanhados",
    source: INTERNAL,
    reviewedOn: "2026-11-15",
  },
  experience: {
    figure: "8 anos",
    text: "de experiência",
    source: INTERNAL,
    reviewedOn: "2026-11-15",
  },
  "results-in-7-days": {
    figure: "97%",
    text: "veem resultados em 7 dias",
    source: INTERNAL,
    reviewedOn: "2026-11-15",
    note: "Registros internos da empresa. Resultados variam de pessoa para pessoa: nos primeiros dias, o que muda costuma ser disposição, sono e rotina.",
  },
  "first-changes": {
    figure: "2 a 3 semanas",
    text: "para as primeiras mudanças",
    source: "Experiência dos profissionais do programa.",
    reviewedOn: "2026-11-15",
    note: "Estimativa dos nossos profissionais para quem segue o plano. Cada corpo tem seu tempo.",
  },
  "lasting-results": {
    figure: "8 a 12 semanas",
    text: "para resultados duradouros",
    source: "Experiência dos profissionais do programa.",
    reviewedOn: "2026-11-15",
    note: "Estimativa dos nossos profissionais para quem segue o plano. Cada corpo tem seu tempo.",
  },
  guarantee: {
    figure: `${GUARANTEE_DAYS} dias`,
    text: "de garantia",
    source: `Política de reembolso; regra da garantia, ${ruleName}.`,
    reviewedOn: "2026-11-17",
    note: `Reembolso de 100% para quem seguiu o programa, consegue mostrar que seguiu e não teve resultado, pela regra na ${ruleName}.`,
  },
  "nutritionist-experience": {
    figure: "8 anos",
    text: "de consultório",
    source: "Currículo da profissional.",
    reviewedOn: "2026-11-15",
  },
  "trainer-experience": {
    figure: "12 anos",
    text: "de experiência",
    source: "Currículo do profissional.",
    reviewedOn: "2026-11-15",
  },
  "ai-version": {
    figure: "Versão 3.0",
    text: "atualizada em 2025",
    source: "Notas de versão do agente de IA.",
    reviewedOn: "2026-11-15",
  },
  "ai-cases": {
    figure: "4.000+",
    text: "casos analisados desde 2018",
    source: INTERNAL,
    reviewedOn: "2026-11-15",
  },
  "places-left": {
    figure: String(brand.placesLeft),
    text: "vagas",
    source: "Agenda dos profissionais; o número vem de brand.json.",
    reviewedOn: "2026-11-15",
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** The claim as one sentence. */
export const claimText = (id: ClaimId): string => `${claims[id].figure} ${claims[id].text}`;

/** The footnote that goes with a claim, if it needs one. */
export const claimNote = (id: ClaimId): string | undefined => (claims[id] as Claim).note;
