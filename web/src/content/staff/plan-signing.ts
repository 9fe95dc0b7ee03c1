import type { Half } from "@app/contract/plan-document";
import type { HalfState } from "@app/contract/staff/plans";
import { capital, counted, first, halves, ofHalves, whose } from "./plan-words.ts";

/** Texts of a signature: what it waits for, the dialog, and what follows. */
export const signatureCopy = {
  notYet: "Ainda não dá para assinar",
  ready: "Pronto para assinar",
  signed: (half: Half) => `Você assinou ${halves[half]}`,
  acknowledged: "Você deu ciente",
  acknowledge: "Falta o seu ciente",
  unchanged: "Nada para assinar ainda",
  reading: "Só leitura",
  readingText: "Quem assina é quem escreve cada metade.",
  missingReasons: (count: number) => (count === 1 ? "Uma mudança sem motivo" : `${count} mudanças sem motivo`),
  missingCall: "Falta dizer por que assinar sem a conversa",
  missingKept: "Falta mudar algo, ou dizer por que fica mantido",
  more: (count: number) => `e mais ${count}`,
  clear: (reasons: number, isKept: boolean) =>
    isKept && reasons === 0
      ? "Nenhuma trava, mantido com motivo"
      : `Nenhuma trava, ${counted(reasons, "motivo escrito", "motivos escritos")}`,
  nextLock: "vai para a próxima trava.",
  nobodyPasses: "Ninguém passa por cima delas, nem o administrador.",
  sign: (half: Half) => `Assinar ${halves[half]}`,
  withdraw: "Retirar assinatura",
  withdrawing: "Retirando…",
  withdrawText: "Retire para voltar a editar. Nada foi publicado ainda.",
  acknowledgeButton: "Ciente, pode publicar",
  acknowledging: "Publicando…",
  acknowledgeText: (half: Half, name: string | null, at: string) =>
    `${capital(whose(half, name))} assinou ${halves[half]} às ${at}. A sua metade não muda: leia as mudanças acima.`,
  mayNotSign: "Seu registro no conselho não está em vigor. Fale com quem administra a equipe.",
  failed: "Não deu certo.",
  people: "De quem a publicação precisa",
  need: (half: Half, name: string | null, need: HalfState["needs"]) =>
    ({
      signature: `Falta ${whose(half, name)} assinar ${halves[half]}`,
      acknowledgement: `Depois, ${whose(half, name)} dá o ciente: ${halves[half]} não muda`,
      nothing: `${capital(halves[half])} espera uma pessoa: nada a assinar`,
    })[need],
  hasSigned: (half: Half, name: string, at: string) => `${first(name)} assinou ${halves[half]} às ${at}`,
  hasAcknowledged: (half: Half, name: string, at: string) => `${first(name)} deu ciente ${ofHalves[half]} às ${at}`,
} as const;

export const signDialogCopy = {
  title: (half: Half, name: string) => `Assinar ${halves[half]} de ${first(name)}`,
  lead: "Você assina exatamente o que está aqui. Depois de assinado, nada muda sem uma nova versão.",
  plan: { label: "Plano", value: (version: number, from: string) => `v${version}, vale a partir de ${from}` },
  changes: {
    label: "O que muda",
    kept: "nada: mantido, com motivo",
    count: (groups: number, reasons: number) =>
      `${counted(groups, "item", "itens")}, ${counted(reasons, "motivo", "motivos")}`,
    sameEnergy: "calorias iguais",
    energy: (from: string, to: string) => `de ${from} para ${to} kcal`,
  },
  signer: "Quem assina",
  other: {
    label: "Outra metade",
    signed: (name: string, at: string) => `${first(name)} assinou às ${at}`,
    acknowledged: (name: string, at: string) => `${first(name)} deu ciente às ${at}`,
    needs: (half: Half, name: string | null, need: HalfState["needs"]) =>
      ({
        signature: `falta ${whose(half, name)} assinar`,
        acknowledgement: `falta o ciente de ${whose(half, name)}`,
        nothing: "espera uma pessoa",
      })[need],
  },
  fingerprint: {
    label: "Código",
    value: (digits: string, previous: number | null) =>
      previous === null ? digits : `${digits}, ligado ao da v${previous}`,
    saving: "guardando o rascunho…",
  },
  confirm: "Confirme que é você",
  submit: "Assinar com o código",
  action: (half: Half) => `Assinar ${halves[half]}`,
  fresh: "Você confirmou há pouco: não é preciso de novo.",
  signing: "Assinando…",
  publishes: (name: string) => `${first(name)} recebe o plano na hora, com seu nome e registro.`,
  waits: (half: Half, name: string | null) =>
    `Fica guardado até ${whose(half, name)} fazer a sua parte; aí publica sozinho.`,
  validity: "A confirmação vale 5 minutos.",
  back: "Voltar ao rascunho",
  outdated: "Saiu uma versão mais nova. Volte ao rascunho para refazer as mudanças sobre ela.",
  locked: "Uma trava apareceu. Volte ao rascunho: ela está na lista, à direita.",
  changed: "Esta metade foi salva em outro lugar. Volte ao rascunho e compare.",
} as const;

export const publishedCopy = {
  title: (name: string) => `Publicado. ${first(name)} já pode ler.`,
  waitingTitle: (half: Half, name: string | null) =>
    name ? `Assinado. Falta ${first(name)}.` : `Assinado. Falta ${halves[half]}.`,
  text: (version: number, from: string) => `A v${version} vale a partir de ${from}, com o seu nome e registro.`,
  waiting: (half: Half, name: string | null, need: HalfState["needs"]) =>
    need === "signature"
      ? `A sua metade está guardada como você assinou. O plano publica quando ${whose(half, name)} assinar ${halves[half]}.`
      : `A sua metade está guardada como você assinou. O plano publica com o ciente de ${whose(half, name)}.`,
  code: "Código do plano",
  codeText: "Com ele, qualquer pessoa confere as assinaturas, sem ver o plano.",
  copy: "Copiar",
  copied: "Copiado",
  next: (name: string) => `Próximo da fila: ${first(name)}`,
  queue: "Voltar à fila",
  stay: "Ficar neste plano",
} as const;
