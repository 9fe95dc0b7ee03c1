import type { Half } from "@app/contract/plan-document";
import type { ReadingDecision } from "@app/contract/staff/member-decision";

const first = (name: string): string => name.split(" ")[0] ?? name;

/** Texts of `/equipe/membros/:memberId/decidir`. */
export const decisionCopy = {
  title: "Ler e decidir",
  description: "Um membro que uma pessoa lê antes.",
  badge: "uma pessoa lê antes",
  file: "Ficha",
  thread: {
    label: (from: string, due: string, left: string) => `Respondeu ${from}, prometido até ${due}, ${left}.`,
    answered: "respondeu",
    promised: "prometido",
    now: "agora",
    noDate: "sem prazo prometido",
  },
  why: {
    region: "Por que chegou aqui",
    title: "Por que chegou aqui",
    none: "Nenhuma linha da tabela: a própria pessoa pediu que alguém lesse.",
    sees: (name: string) => `O que ${first(name)} vê agora`,
    screen: (by: string | null) =>
      `Diário, leituras e o assistente. A tela diz por que uma pessoa olha antes${by ? `, com o prazo: ${by}` : ""}.`,
    looks: "Quem mais olhou",
    noLooks: "Só você, agora.",
    looksRead: (name: string) => `${first(name)} lê esta lista em Quem viu meus dados.`,
  },
  answers: {
    title: "Respostas que pesam",
    count: (decisive: number, all: number) => `${decisive} de ${all}`,
    none: "Nenhuma resposta sozinha pesou. Leia todas antes de decidir.",
    all: "Ver todas",
    loading: "Abrindo as respostas…",
    failed: "As respostas não abriram.",
  },
  calls: {
    title: "Conversas",
    none: "Nenhuma conversa anotada ainda.",
    canRead: (name: string) => `${first(name)} pode ler.`,
  },
  follows: (decision: ReadingDecision) =>
    ({
      keep: "O que acontece se ficar com uma pessoa",
      limits: "O que acontece se liberar com limites",
      release: "O que acontece se liberar inteiro",
      "not-served": "O que acontece se não atendermos",
    })[decision],
  planBy: "O prazo do plano assinado já corre desde as respostas e não muda:",
  message: {
    title: (name: string) => `${first(name)} vai ler`,
    edit: "Editar o texto",
    label: (name: string) => `O texto que ${first(name)} vai ler`,
    done: "Pronto",
    reset: "Voltar ao texto sugerido",
    empty: "O texto não pode ficar vazio",
  },
  choose: "Escolha uma decisão para ver o que acontece e o que a pessoa vai ler.",
  legend: (half: Half) => (half === "diet" ? "Decidir a alimentação" : "Decidir o treino"),
  decisions: {
    keep: { label: "Manter com uma pessoa", level: "C" },
    limits: { label: "Liberar com limites", level: "B" },
    release: { label: "Liberar inteiro", level: "A" },
    "not-served": { label: "Não podemos atender", level: "D" },
  } satisfies Record<ReadingDecision, { label: string; level: string }>,
  locked: "Travado:",
  reason: {
    title: "Por quê",
    basis: "Base da decisão",
    label: "O motivo, em uma frase",
    chips: ["Conversa", "Acompanha com médico", "Exame", "Corrigiu resposta"],
    keepHint: "Diga o que falta e de quem.",
    hint: (name: string) => `Fica no prontuário e ${first(name)} pode ler.`,
    tooShort: "Escreva o motivo em uma frase",
    tooLong: "O motivo passou de 500 caracteres",
  },
  reviewBy: {
    label: "Olhar de novo até",
    missing: "Diga até quando você volta a olhar",
  },
  other: (half: Half, level: string, name: string | null) =>
    `${half === "diet" ? "Alimentação" : "Treino"}: ${level}${name ? `, é de ${first(name)}` : ""}`,
  otherText: "Cada metade é decidida por quem responde por ela.",
  sign: {
    keep: "Assinar e manter",
    limits: "Assinar e liberar com limites",
    release: "Assinar e liberar inteiro",
    "not-served": "Assinar e não atender",
  } satisfies Record<ReadingDecision, string>,
  chooseFirst: "Escolher uma decisão",
  signing: "Assinando…",
  signedAs: (name: string, registration: string | null) =>
    `Pede a sua chave de acesso. Registrado como ${[name, registration].filter(Boolean).join(", ")}. Voltar atrás esconde o plano na hora e pede outro motivo.`,
  mayNotSign: "Seu registro no conselho não está em vigor: assinar fica fechado até a renovação.",
  notMine: (name: string | null) =>
    name
      ? `Quem decide é ${first(name)}. Você pode ler.`
      : "Quem decide é quem responde por esta metade. Você pode ler.",
  outdated: {
    title: "Chegaram respostas novas enquanto você lia.",
    text: "Nada foi assinado. O seu motivo continua aqui: leia as respostas de novo antes de decidir.",
    action: "Ler de novo",
  },
  lockedNow: {
    title: "A tabela de segurança não permite esta decisão.",
    text: "Nada foi assinado. As decisões abaixo já mostram o que trava.",
  },
  failed: "A decisão não foi assinada.",
  optionsFailed: "As decisões não abriram.",
  loadingOptions: "Abrindo as decisões…",
  done: {
    title: (name: string) => `Decidido. ${first(name)} já pode ler.`,
    text: "Fica no prontuário, com o seu nome e a hora.",
    file: "Ver a ficha",
    queue: "Voltar à fila",
  },
  nothing: {
    title: "Nada espera decisão aqui.",
    text: "As respostas já foram decididas, ou não pedem que uma pessoa leia antes.",
  },
  keys: { decision: "decisão", reason: "motivo", text: "editar o texto", sign: "assinar", file: "ficha" },
} as const;
