import type { Holder } from "@app/contract/staff/conversations";

const PLACES: Record<Holder, string> = { nutri: "da nutrição", treinador: "do treino", suporte: "do atendimento" };

type Named = { from: { name: string; role: Holder }; to: { name: string; role: Holder } };

/** What the member reads where the question was asked. */
export function leavingText({ from, to }: Named): string {
  if (to.role === "suporte")
    return "A sua pergunta foi para o atendimento, que cuida da conta e dos pagamentos. A resposta chega em Atendimento.";
  if (to.role === from.role) return `${from.name}, ${PLACES[from.role]}, vai responder a sua pergunta.`;
  const passed = `${from.name} passou a sua pergunta para ${to.name}, ${PLACES[to.role]}.`;
  return from.role === "suporte" ? `${passed} A resposta chega na conversa com a sua equipe.` : passed;
}

/** What opens the other thread: the member, and who answers there, read what it is about. */
export const arrivingText = ({ from, to }: Named, note: string): string =>
  `${from.name}, ${PLACES[from.role]}, passou a sua pergunta para ${
    to.role === "suporte" ? "o atendimento" : `${to.name}, ${PLACES[to.role]}`
  }: ${note}`;
