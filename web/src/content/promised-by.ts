import type { ClaimId } from "./claims.ts";

// Which promise of the ledger stands behind what the pages say. No page imports this file: a test walks it
// (promised-by.test.ts), so that nothing is promised on a page that no clock measures.

/** The engine's kinds that keep it, which the test compares, or why it is not a promise with a clock. */
export type PromisedBy = { kinds: readonly [string, ...string[]] } | { noClock: string };

const RECORD = { noClock: "Um fato da empresa, com fonte: nada que venha a vencer." };
const ESTIMATE = { noClock: "Estimativa sobre o corpo de quem segue o plano: ninguém promete um corpo." };
const RIGHT = { noClock: "Um direito, com prazo para quem compra; o dinheiro pedido é a promessa refund-sent." };
const AVAILABLE = { noClock: "Disponibilidade do assistente, que responde na mesma chamada." };
const FORTNIGHT = { kinds: ["fortnightly-diet", "fortnightly-training"] } as const;

export const claimPromises: Record<ClaimId, PromisedBy> = {
  "personal-follow-up": {
    kinds: ["definitive-plan", "fortnightly-diet", "fortnightly-training", "weekly-review-answered", "chat-answer"],
  },
  support: AVAILABLE,
  "results-guarantee": RIGHT,
  clients: RECORD,
  experience: RECORD,
  "results-in-7-days": RECORD,
  "first-changes": ESTIMATE,
  "lasting-results": ESTIMATE,
  guarantee: RIGHT,
  "nutritionist-experience": RECORD,
  "trainer-experience": RECORD,
  "ai-version": RECORD,
  "ai-cases": RECORD,
  "places-left": { noClock: "Vagas: quem paga sem vaga vê antes a data de início." },
};

/** Sentences of the pages that say a time, by a part of them. The first that fits counts. */
export const sentencePromises: readonly (readonly [part: RegExp, promised: PromisedBy])[] = [
  [/em (até|menos de) 5 minutos/i, { kinds: ["call-back-5min"] }],
  [/(contato|liga) em até 24 horas|24 horas", text: "É o prazo máximo do nosso contato/i, { kinds: ["call-back-24h"] }],
  [/DEFINITIVE_PLAN_DAYS/, { kinds: ["definitive-plan"] }],
  [/quinzen|quinze dias/i, FORTNIGHT],
  [
    /(revisão|revisão de progresso|revistos) toda semana/i,
    { kinds: ["weekly-review-opened", "weekly-review-answered"] },
  ],
  [/acesso é imediato|Na hora", what: "Acesso ao app|app abre na hora/i, { kinds: ["access-now"] }],
  [/IA monta na hora|montados pela IA, na hora/i, { kinds: ["provisional-plan"] }],
  [/na hora com o resumo|ou em até 15 dias/, { kinds: ["data-request-now", "data-request-15d"] }],
  [/terms\.questionnaireDays/, { noClock: "O prazo é de quem compra, não nosso: uma das linhas da garantia." }],
  [/GUARANTEE_REVIEW_HOURS/, { kinds: ["guarantee-review"] }],
  [/24 horas por dia|24 horas, cuidando|a IA responde na hora/i, AVAILABLE],
  [
    /confirmação imediata|Imediata", text: "A confirmação chega na hora/i,
    { noClock: "A própria página confirma, na mesma chamada." },
  ],
  [/até 3 dias úteis/, { noClock: "Prazo da lei para avisar um incidente, não um serviço." }],
  [
    /ajuda aparece na hora|apagado na hora|some na hora|valem na hora|protocolo sai na hora|sai na hora/i,
    { noClock: "Acontece na mesma chamada, ou a chamada falha e diz isso." },
  ],
];
