import { type Half } from "@app/contract/plan-document";
import { draftPlace, openDraft } from "../../plans/drafts/draft-place.ts";
import { openPlan, planPlace } from "../../plans/plan-place.ts";
import { openReasons, withdrawalPlace } from "../../plans/withdrawing/withdrawal-place.ts";
import { emptiedOnceDeleted } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";
import { type Opened, type Owned, ofMember } from "./sealed-values.ts";

/** No professional cared for a free member: their plans and levels are none of a professional's records. */
const ofFreeMember = (table: string): string =>
  `not exists (select from intake_assessments a where a.account_id = ${table}.account_id and a.plan = 'completo')`;

/** The plan, and what it is made from. */
export const planTables = {
  planVersions: {
    title: "Planos",
    erased: {
      retained: "plans",
      unless: ofFreeMember("plan_versions"),
      pruned: ({ kind }: { kind: string }, opened) => (kind === "definitive" ? opened : null),
    },
    rows: { order: ["version desc"], days: ["valid_from", "review_on"], hex: ["hash", "previous_hash"] },
    sealed: ofMember({
      placeOf: ({ accountId, version }: Owned & { version: number }) => planPlace(accountId, version),
      open(encryption, row: Opened<Owned & { version: number }>) {
        const { inputs: _inputs, ...content } = openPlan(encryption, row);
        return content;
      },
    }),
    about: "Cada versão do seu plano, inteira, da mais nova à primeira. No nosso banco o conteúdo fica cifrado.",
    columns: {
      version: "Versão",
      kind: "Tipo",
      state: "Situação",
      createdAt: "Feito em",
      validFrom: "Vale desde",
      reviewOn: "Revisão em",
      document: "O plano",
      changes: "O que mudou e por quê",
      signed: "Sal da impressão digital de cada metade assinada",
      signatures: "Assinaturas, como fazem parte da impressão digital",
      code: "Código de verificação",
      diet: "Nível da dieta",
      training: "Nível do treino",
      dietMethod: "Dieta em",
      fallback: "Por que sem cardápio",
      failedChecks: "O que não passou na conferência",
      questionnaireVersion: "Versão do questionário",
      safetyVersion: "Versão da tabela de segurança",
      targetsVersion: "Versão da regra das metas",
      menusVersion: "Versão da regra dos cardápios",
      catalogueVersion: "Versão da tabela de alimentos",
      programmeVersion: "Versão da regra dos treinos",
      exercisesVersion: "Versão da tabela de exercícios",
      hash: "Impressão digital (SHA-256)",
      previousHash: "Impressão digital da versão anterior",
      salt: "Sal da impressão digital",
    },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "O plano acima, cifrado.",
      answersRev: "Ordem interna das mudanças.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  planSignatures: {
    title: "Assinaturas do plano",
    erased: { retained: "professionals" },
    rows: { order: ["version desc", "half"], hex: ["half_hash", "previous_hash"] },
    about: "Quem assinou cada metade de cada versão do seu plano, ou viu o que a outra metade mudou.",
    columns: {
      version: "Versão",
      half: "Metade",
      act: "Ato",
      name: "Nome",
      council: "Conselho",
      number: "Registro",
      at: "Quando",
      method: "Segundo fator",
      halfHash: "Impressão digital da metade (SHA-256)",
      previousHash: "Impressão digital da versão anterior",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      key: "Número do pedido no sistema da equipe.",
      ip: "Endereço de rede de quem assinou: é dado dessa pessoa.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  planWithdrawals: {
    title: "Planos retirados",
    erased: { retained: "plans", unless: ofFreeMember("plan_withdrawals") },
    rows: { order: ["version desc"] },
    sealed: ofMember({
      placeOf: ({ accountId, version }: Owned & { version: number }) => withdrawalPlace(accountId, version),
      open: (encryption, row: Opened<Owned & { version: number }>) => ({ reasons: openReasons(encryption, row) }),
    }),
    about: "As versões do seu plano que saíram porque uma resposta ou uma regra nova as contradisse.",
    columns: { version: "Versão", withdrawnAt: "Retirada em", reasons: "Motivos", source: "De onde veio" },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "Os motivos acima, cifrados.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  planDrafts: {
    title: "Rascunhos do plano",
    erased: "deleted",
    rows: { order: ["half"] },
    sealed: ofMember({
      placeOf: ({ accountId, half }: Owned & { half: string }) => draftPlace(accountId, half),
      open: (encryption, { sealed, ...key }: Opened<Owned & { half: Half }>) => ({
        draft: openDraft(encryption, key, sealed).draft,
      }),
    }),
    about:
      "O que a sua equipe escreve para a próxima versão do seu plano, antes de assinar. No nosso banco o conteúdo fica cifrado.",
    columns: {
      half: "Metade",
      draft: "O rascunho",
      revision: "Quantas vezes mudou",
      basedOn: "Feito sobre a versão",
      savedAt: "Salvo em",
      leaseUntil: "Em edição até",
      signedAt: "Assinado em",
      signedMethod: "Assinado com",
      acknowledgedAt: "Ciente em",
      acknowledgedMethod: "Ciente com",
    },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "O rascunho acima, cifrado.",
      lastKey: "Evita salvar duas vezes a mesma mudança.",
      savedBy: "Número da pessoa no sistema da equipe; o nome está no que a equipe fez na sua ficha.",
      leaseStaffId: "Idem.",
      signedBy: "Idem.",
      acknowledgedBy: "Idem.",
      signedKey: "Evita assinar duas vezes.",
      acknowledgedKey: "Idem.",
      signedIp: "O endereço de quem trabalha na equipe.",
      acknowledgedIp: "Idem.",
      signedHash: "A impressão digital do que foi assinado; a da versão está em Planos.",
      acknowledgedHash: "Idem, da outra metade.",
      acknowledgedRevision: "Qual mudança da outra metade foi vista.",
    },
  },
  planSwaps: {
    title: "Trocas no plano",
    erased: "deleted",
    rows: { order: ["saved_at desc"], days: ["day"] },
    ends: [emptiedOnceDeleted("choice_hlc", ["plan", "part", "takes", "day"])],
    about:
      "O que você escolheu no lugar de um item, de uma refeição ou de um exercício. De uma que você desfez, os valores somem em 90 dias.",
    columns: {
      plan: "Versão do plano",
      part: "No lugar de",
      takes: "Escolhido",
      day: "Dia (vazio: toda semana)",
      deletedAt: "Desfeita em",
      savedAt: "Recebida em",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      choiceHlc: "Qual dos seus aparelhos escreveu por último.",
      deletedHlc: "Idem.",
      isContested: "Se outro aparelho escolheu outra coisa; ela está entre os valores de outro aparelho.",
      rev: "Ordem interna das mudanças.",
    },
  },
  shoppingTicks: {
    title: "Lista de compras",
    erased: "deleted",
    rows: { order: ["saved_at desc"], days: ["week"] },
    ends: [emptiedOnceDeleted("item_hlc", ["plan", "food", "week", "done", "done_hlc"])],
    about: "O que você marcou na lista de cada semana.",
    columns: {
      week: "Semana que começa em",
      food: "Alimento",
      done: "Marcado",
      plan: "Versão do plano",
      deletedAt: "Apagado em",
      savedAt: "Recebido em",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      itemHlc: "Qual dos seus aparelhos escreveu por último.",
      doneHlc: "Idem.",
      deletedHlc: "Idem.",
      isContested: "Se outro aparelho marcou outra coisa; ela está entre os valores de outro aparelho.",
      rev: "Ordem interna das mudanças.",
    },
  },
} satisfies Record<string, PersonalTable>;
