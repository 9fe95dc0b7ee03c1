import type { HealthAccess, HealthReason, HealthRole, HealthSubject } from "@app/contract/health-access";
import type { StoredHealthAccess } from "./health-access.ts";

const roleTexts: Record<HealthRole, string> = {
  nutritionist: "nutricionista",
  trainer: "treinador",
  support: "atendimento",
  administrator: "administração",
  assistant: "a máquina",
};

const subjectTexts: Record<HealthSubject, string> = {
  answers: "respostas da anamnese",
  levels: "só níveis e limites",
  plan: "plano",
  weights: "peso",
  diary: "diário",
  workouts: "treinos e dores",
  reviews: "revisão da semana",
  conversation: "conversa",
  "guarantee-claim": "o que você escreveu no pedido de garantia",
};

const reasonTexts: Record<HealthReason, string> = {
  "first-reading": "Para ler as suas respostas antes de existir um plano",
  "definitive-plan": "Para fazer o seu plano definitivo",
  adjustment: "Para o ajuste da quinzena",
  acknowledgement: "Para dar ciência de uma mudança",
  review: "Para responder a sua revisão",
  message: "Para responder a sua mensagem",
  call: "Para a conversa marcada com você",
  "follow-up": "Para acompanhar você",
  guarantee: "Para decidir o seu pedido de garantia",
  "on-call": "Plantão: um aviso urgente esperava resposta",
  requested: "Porque você pediu ajuda ao atendimento",
  "work-list": "Na lista de trabalho",
  provider: "Para responder a sua mensagem, com um provedor de IA de fora",
};

/** For the export, which shows the stored codes. */
export const healthAccessLabels = { ...roleTexts, ...subjectTexts, ...reasonTexts };

export const subjectText = (subject: string): string => subjectTexts[subject as HealthSubject] ?? subject;

const together = new Intl.ListFormat("pt-BR", { type: "conjunction" });

export function viewHealthAccess(row: StoredHealthAccess): HealthAccess {
  const what = together.format(row.subjects.map((subject) => subjectTexts[subject]));
  return {
    _id: row.id,
    at: row.at.toISOString(),
    name: row.actorName,
    role: row.role,
    roleText: roleTexts[row.role],
    seconds: row.seconds,
    what: what.charAt(0).toUpperCase() + what.slice(1),
    why: row.reason === "provider" ? `${reasonTexts.provider}: ${row.actorName}` : reasonTexts[row.reason],
    isBreakGlass: row.isBreakGlass,
  };
}
