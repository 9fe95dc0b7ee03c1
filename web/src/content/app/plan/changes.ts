import type { Half } from "@app/contract/plan-document";

// Texts of `/app/plano/mudancas/:version`. No exclamation mark.

const kinds = { provisional: "provisório", definitive: "definitivo" } as const;

export const planChangesCopy = {
  title: "O que mudou no plano",
  description: "O que mudou no seu plano, por quê, e quem assinou.",
  back: "Plano",
  kinds,
  passage: (from: string, kindBefore: string, kind: string, at: string) =>
    `Plano ${kindBefore} desde ${from}; ${kind} desde ${at}.`,
  start: (kind: string, at: string) => `Plano ${kind} desde ${at}.`,
  replaced: (version: number) => `Esta versão já foi substituída. A que vale agora é a ${version}.`,
  openCurrent: "Ver a que vale",
  before: "Era",
  after: "Fica",
  added: "Entrou",
  removed: "Saiu",
  nothingBefore: "não havia",
  nothingAfter: "não fica nada no lugar",
  reason: "Por quê",
  first: {
    title: "Esta é a primeira versão.",
    text: "Nada mudou ainda: não havia plano antes dela. Quando uma pessoa mexer em alguma coisa, o que era, o que fica e o motivo aparecem aqui.",
  },
  nothing: {
    title: "Nada saiu do lugar.",
    text: "Refeições e treinos desta versão são os da versão anterior.",
  },
  kept: {
    diet: "A alimentação ficou como estava.",
    training: "O treino ficou como estava.",
  } satisfies Record<Half, string>,
  keptBecause: "Mantido, porque…",
  same: "O resto fica igual.",
  allSame: "O que vale",
  review: (date: string) => `Próximo ajuste em ${date}.`,
  lost: {
    title: (count: number) => (count === 1 ? "Uma troca sua não cabe mais." : `${count} trocas suas não cabem mais.`),
    text: "O que elas trocavam saiu do plano. No lugar vale o que está escrito nele, e dá para trocar de novo.",
  },
  keptSwaps: (count: number) =>
    count === 1 ? "A sua outra troca continua valendo." : `As suas outras ${count} trocas continuam valendo.`,
  onlyKeptSwaps: (count: number) =>
    count === 1 ? "A sua troca continua valendo." : `As suas ${count} trocas continuam valendo.`,
  open: "Ver o plano",
  disagree: "Discordo",
  disagreeText:
    "Discordar é conversar: escreva para quem assinou, e uma pessoa responde. O que mudar vira outra versão, com o motivo escrito aqui.",
  unsigned: {
    title: "Ainda sem assinatura",
    text: "Esta versão saiu de regras que a equipe aprovou. Quando uma pessoa ler e assinar, nome, registro e hora aparecem aqui.",
  },
  verify: "Conferir sem entrar na conta",
  versions: "Versões",
  versionLine: (version: number, kind: keyof typeof kinds) => `${version}, ${kinds[kind]}`,
  since: (from: string) => `desde ${from}`,
  span: (from: string, until: string) => `${from} a ${until}`,
  inForce: "Vale agora",
  here: "Aberta aqui",
  openVersion: "Abrir",
  openVersionOf: (version: number) => ` a versão ${version}`,
} as const;
