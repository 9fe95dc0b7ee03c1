import type { MemoryKey } from "@app/contract/assistant";
import { nutritionist } from "../../team.ts";

// Texts of `/app/conversa/memoria`. No exclamation mark.

export const memoryCopy = {
  back: "Conversa",
  title: "O que a IA sabe de mim",
  description: "O que a inteligência artificial lembra de você: veja, corrija, apague ou desligue.",
  lead: "Só o que você deixou guardar, frase por frase. Edite, apague ou desligue: vale na hora.",
  loading: "Buscando o que está guardado…",
  failed: "Não deu certo",
} as const;

export const switchCopy = {
  label: "Lembrar entre conversas",
  inUse: (count: number, most: number) => `${count} de ${most} lembranças em uso`,
  off: "Desligada: a IA não lê nem guarda nada. O que está aqui fica até você apagar.",
  turned: (isOn: boolean) => (isOn ? "Lembrar entre conversas: ligado." : "Lembrar entre conversas: desligado."),
} as const;

/** In the order of the page. */
export const memoryKeys: Record<MemoryKey, { name: string; example: string }> = {
  prefere: { name: "Prefere", example: "Comida de panela no jantar" },
  evita: { name: "Evita", example: "Aveia, porque incha" },
  rotina: { name: "Rotina", example: "Almoça no quilo, de terça a quinta" },
  motivo: { name: "Motivo", example: "Subir a ladeira de casa sem parar" },
  equipamento: { name: "Equipamento", example: "Elástico e dois halteres" },
  tom: { name: "Tom", example: "Direto, sem diminutivo" },
};

export const listCopy = {
  title: "Lembranças",
  from: {
    conversation: (when: string) => `você contou ${when}, na conversa`,
    page: (when: string) => `você escreveu aqui ${when}`,
  },
  edit: (text: string) => `Editar: ${text}`,
  remove: (text: string) => `Apagar: ${text}`,
  removed: "Lembrança apagada.",
  undo: "Desfazer",
  ask: { title: "Apagar esta lembrança?", keep: "Manter", remove: "Apagar" },
  saved: "Lembrança guardada.",
  empty: {
    title: "Nada guardado ainda.",
    text: "A IA pergunta antes de guardar, sempre com a frase inteira. Se preferir, escreva você.",
  },
  full: (most: number) => `São ${most} lembranças, o máximo. Para escrever outra, apague uma.`,
  add: "Escrever uma lembrança",
} as const;

export const formCopy = {
  key: "Sobre o quê",
  text: "Lembrança",
  example: (text: string) => `Por exemplo: ${text}.`,
  missing: "Escreva a lembrança",
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
} as const;

export const storedCopy = {
  title: "Conversas guardadas",
  text: "Ficam 12 meses e depois são apagadas. Sua equipe só lê o que você passa para ela; quando é questão de segurança, ela é avisada, sem a conversa.",
  open: "Ver as conversas",
  remove: "Apagar as conversas",
  removing: "Apagando…",
  removed: "Conversas com a IA apagadas.",
  ask: {
    title: "Apagar as conversas com a IA?",
    text: "Todas as perguntas e respostas somem agora e não voltam. As lembranças e o que você já passou para a equipe ficam.",
    keep: "Manter as conversas",
    remove: "Apagar as conversas",
  },
} as const;

export const providerCopy = {
  title: "Provedor externo",
  allowed: (when: string) =>
    `Você autorizou ${when}. Trechos vão sem nome, e-mail, telefone ou CPF. Sem isso, a IA funciona no modo básico.`,
  notAllowed:
    "Você não autorizou, e nada sai daqui: a IA responde no modo básico, com o seu plano, o seu diário e as nossas tabelas.",
  read: "Ler e autorizar",
  version: (version: string) => `Versão ${version}`,
  allow: "Autorizo",
  allowing: "Anotando…",
  notNow: "Agora não",
  withdraw: "Retirar a autorização",
  withdrawing: "Retirando…",
  ask: {
    title: "Retirar a autorização?",
    text: "A partir de agora nada mais vai para fora, e a IA responde no modo básico. As lembranças e as conversas ficam.",
    keep: "Manter a autorização",
    withdraw: "Retirar",
  },
} as const;

export const readsCopy = { title: "O que ela lê em toda conversa" } as const;

export const neverCopy = {
  title: "O que nunca vira lembrança",
  items: [
    `Doenças, remédios e exames. Ficam na anamnese, com ${nutritionist.firstName}.`,
    "Seu nome completo, sua data de nascimento, seu cartão.",
    "Conversas de um dia difícil.",
  ],
} as const;

export const endCopy = {
  download: "Baixar tudo",
  downloading: "Juntando…",
  /** The file, on the member's device. */
  file: (day: string) => `o-que-a-ia-sabe-${day}.json`,
  removeAll: "Apagar todas as lembranças",
  removing: "Apagando…",
  removedAll: "Todas as lembranças foram apagadas.",
  ask: {
    title: "Apagar todas as lembranças?",
    text: "As frases somem agora e não voltam. A IA continua respondendo com o seu plano e o seu diário.",
    keep: "Manter as lembranças",
    remove: "Apagar todas",
  },
} as const;
