import type { Correspondent, Message } from "@app/contract/conversations";

export const helena: Correspondent = { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" };
export const rafael: Correspondent = { name: "Rafael Nunes", role: "treinador", registration: "CREF 000000-G/SP" };

/** A Thursday, a little before lunch in São Paulo. */
export const NOW = Date.parse("2026-11-19T15:50:00Z");

const message = (seq: number, at: string, changes: Partial<Message>): Message => ({
  _id: `00000000-0000-7000-8000-${String(seq).padStart(12, "0")}`,
  seq,
  at,
  from: "member",
  by: null,
  text: "",
  card: null,
  answered: null,
  ...changes,
});

/** Two questions and their answers, and one that waits. */
export const exampleMessages = (): Message[] => [
  message(1, "2026-11-17T12:40:00Z", { text: "Meu joelho reclamou de novo no agachamento. Nota 5." }),
  message(2, "2026-11-17T14:46:00Z", {
    from: "team",
    by: rafael,
    text: "Marina, para o agachamento por enquanto. Vai de leg press, amplitude que não dói, e me conta como foi na quinta.",
    answered: { serviceMinutes: 126, dueAt: "2026-11-17T20:40:00Z", isLate: false },
  }),
  message(3, "2026-11-18T21:30:00Z", { text: "Minha prima me deu um diurético para a festa. Tomo?" }),
  message(4, "2026-11-19T11:05:00Z", {
    from: "system",
    text: "Rafael passou sua pergunta para Helena, nutricionista.",
  }),
  message(5, "2026-11-19T13:26:00Z", {
    from: "team",
    by: helena,
    text: "Oi, Marina. Diurético tira água, não gordura, e pode baixar a pressão e o potássio. Quem libera é médico, então não tome o da sua prima.\n\nPara a festa, deixa comigo: seu plano já vem ajustado. O inchaço vem em que hora do dia?",
    answered: { serviceMinutes: 236, dueAt: "2026-11-19T17:30:00Z", isLate: false },
  }),
  message(6, "2026-11-19T15:44:00Z", { text: "Mais de tarde, depois do café da firma." }),
];

export const waiting = { since: "2026-11-19T15:44:00Z", dueAt: "2026-11-20T11:44:00Z", isLate: false };

/** A thread of some years. */
export const manyMessages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(NOW - (count - index) * 40 * 60_000).toISOString();
    const text = `Mensagem número ${index + 1}. ${"Uma frase a mais. ".repeat(index % 5)}`.trim();
    return message(
      index + 1,
      at,
      index % 2 === 0 ? { text } : { text, from: "team", by: index % 4 === 1 ? helena : rafael },
    );
  });
