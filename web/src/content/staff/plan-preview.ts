import type { Half } from "@app/contract/plan-document";
import { capital, first, halves } from "./plan-words.ts";

/** Texts of the preview and of the versions. */
export const previewCopy = {
  title: (name: string) => `Como ${first(name)} vê`,
  note: (version: number, at: string | null) =>
    at ? `plano v${version}, rascunho das ${at}` : `plano v${version}, rascunho`,
  back: "Voltar ao rascunho",
  loading: "Montando a prévia…",
  failed: "A prévia não abriu.",
  heading: (count: number) =>
    count === 0
      ? "O que chega primeiro."
      : count === 1
        ? "Uma frase antes de tudo."
        : `${["", "", "Duas", "Três"][count] ?? count} frases antes de tudo.`,
  lead: (name: string) => `${first(name)} lê primeiro o que mudou e por quê. Só depois o plano inteiro.`,
  written: "Escrito pelos motivos",
  editReasons: "Editar os motivos",
  fromPlan: "Os números do texto vêm do plano. Se o plano muda, a frase muda junto: texto e tabela nunca discordam.",
  both: (name: string, isShown: boolean) =>
    isShown
      ? `Na segunda tela, o mesmo plano sem números. ${first(name)} usa com números; a prévia mostra os dois para você conferir.`
      : `Na segunda tela, o mesmo plano sem números, como ${first(name)} escolheu. A primeira é só para você conferir.`,
  pages: { legend: "O que mostrar", changes: "O que mudou", plan: "O plano inteiro" },
  shown: "Com números",
  hidden: "Sem números",
  asNow: "como está a conta",
  ifChosen: { shown: "se quiser mostrar", hidden: "se quiser esconder" },
  today: "Seu plano mudou hoje",
  firstPlan: "Seu plano chegou",
  kept: (half: Half) => `${half === "diet" ? "Dieta mantida" : "Treino mantido"}:`,
  same: "Continua igual:",
  lostSwaps: "Trocas suas que saíram:",
  signedBy: (names: readonly string[]) =>
    names.length === 0
      ? "Assinado por quem cuida de você"
      : `${names.map(first).join(" e ")} ${names.length === 1 ? "assina" : "assinam"}`,
  open: "Ver o plano inteiro",
  close: "Voltar ao que mudou",
  plan: "Seu plano",
  daily: "Por dia",
  kcal: "kcal",
  protein: "g de proteína",
  water: (litres: string) => `${litres} litros de água`,
  days: { legend: "Dia", names: ["Seg", "Ter", "Qua", "Qui", "Sex", "Sáb", "Dom"] },
  training: "Treinos",
  session: (id: string) => `Treino ${id}`,
  minutes: (minutes: number) => `${minutes} min`,
  sets: (sets: number, low: number, high: number, unit: "reps" | "seconds") =>
    `${sets} × ${low === high ? low : `${low} a ${high}`}${unit === "seconds" ? " s" : ""}`,
  waits: { diet: "A dieta espera uma pessoa.", training: "O treino espera uma pessoa." },
} as const;

export const versionsCopy = {
  withdrawn: (moment: string, cause: string) => `Retirada ${moment}: ${cause}`,
  title: "Versões do plano",
  empty: "Ainda não há versão publicada.",
  version: (version: number) => `v${version}`,
  kinds: { provisional: "provisório", definitive: "definitivo" },
  inForce: "em vigor",
  from: (day: string) => `vale a partir de ${day}`,
  engine: "Feito pelas regras da equipe, sem assinatura.",
  signer: (name: string, registration: string, act: "signed" | "acknowledged", at: string) =>
    `${name}, ${registration}, ${act === "signed" ? "assinou" : "deu ciente"} em ${at}`,
  code: (code: string) => `Código ${code}`,
  compare: (version: number) => `Comparar a v${version} com o rascunho`,
  hide: "Fechar a comparação",
  loading: "Abrindo a versão…",
  failed: "A versão não abriu.",
  comparison: (version: number) => `Da v${version} para o rascunho`,
  equal: "O rascunho está igual a esta versão.",
  restore: (half: Half, version: number) => `Restaurar ${halves[half]} da v${version}`,
  restored: (half: Half, version: number) => `${capital(halves[half])} da v${version} está no rascunho`,
  restoredText: "As mudanças pedem motivo como qualquer outra.",
  undo: "Desfazer",
  missingHalf: (half: Half) => `Esta versão não tem ${halves[half]}.`,
  restoreClosed: "A sua metade está assinada: retire a assinatura para restaurar.",
} as const;
