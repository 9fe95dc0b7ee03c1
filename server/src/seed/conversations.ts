/** What the demo members and the demo team wrote to each other: sent and answered as any message is. */

import { randomUUID } from "node:crypto";
import type { Thread } from "@app/contract/conversations";
import { addServiceTime } from "@app/engine/promises/service-clock";
import { markRead } from "../conversations/threads/mark-read.ts";
import type { Deps } from "../deps.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import { promiseHours } from "../promises/promise-hours.ts";
import type { Staff } from "../staff/accounts/staff.ts";
import { findStaff } from "../staff/accounts/staff-store.ts";
import { sendStaffMessage } from "../staff/conversations/send-staff-message.ts";
import { at, sendPuts } from "./demo-device.ts";

/** What the demo members and the demo team wrote to each other. */

type Line = {
  /** How long ago the member wrote it, in hours. */
  ago: number;
  text: string;
  /** Null: the next line's answers it too, or it still waits. */
  answer: { by: "helena" | "rafael" | "bianca"; afterMinutes: number; text: string } | null;
};

/**
 * Two weeks of Marina's, with her nutritionist and her trainer. An answer comes so many minutes of service later, which
 * is before the next question on any weekend.
 */
const marinaLines: readonly Line[] = [
  {
    ago: 316,
    text: "Oi, Helena. O mercado aqui perto não tem o iogurte sem lactose do lanche da tarde. Posso trocar por outro?",
    answer: {
      by: "helena",
      afterMinutes: 95,
      text: "Oi, Marina. Pode, sim: um copo de leite sem lactose com a mesma fruta fecha a conta da proteína. Se achar o iogurte em outro mercado, melhor ainda.",
    },
  },
  {
    ago: 242,
    text: "Meu joelho reclamou de novo no agachamento. Nota 5.",
    answer: {
      by: "rafael",
      afterMinutes: 126,
      text: "Marina, para o agachamento por enquanto. Vai de leg press, na amplitude que não dói, e me conta como foi na quinta.",
    },
  },
  {
    ago: 168,
    text: "Fiz o leg press hoje, até onde não doía. Nota 1.",
    answer: {
      by: "rafael",
      afterMinutes: 61,
      text: "Boa notícia. Fica nele até o fim do bloco, com a mesma carga. Se a nota passar de 3, você para e me escreve.",
    },
  },
  {
    ago: 94,
    text: "Helena, tenho uma festa no sábado e estou me sentindo inchada.",
    answer: null,
  },
  {
    ago: 93.9,
    text: "Minha prima toma um diurético para isso. Posso tomar o dela?",
    answer: {
      by: "helena",
      afterMinutes: 236,
      text: "Oi, Marina. Diurético tira água, não gordura, e pode baixar a pressão e o potássio. Quem libera é médico, então não tome o da sua prima. Para a festa, deixa comigo. O inchaço vem em que hora do dia?",
    },
  },
  { ago: 1.5, text: "Mais de tarde, depois do café da firma.", answer: null },
];

/** The free member's, with support. */
const carlosLines: readonly Line[] = [
  {
    ago: 74,
    text: "Oi! Dá para dividir o plano Completo no PIX?",
    answer: {
      by: "bianca",
      afterMinutes: 34,
      text: "Oi, Carlos. No PIX o pagamento é um só. No cartão, o plano anual divide em até 12 vezes sem juros, e o total aparece antes de você confirmar.",
    },
  },
  { ago: 2, text: "Entendi. E se eu mudar o e-mail da conta, perco o que já anotei?", answer: null },
];

/** The ids of the demo team. */
type People = Record<NonNullable<Line["answer"]>["by"], string>;

type Conversation = { accountId: string; thread: Thread; people: Partial<People> };

export const seedTeamThread = (deps: Deps, accountId: string, people: Pick<People, "helena" | "rafael">) =>
  seedThread(deps, { accountId, thread: "team", people }, marinaLines);

export const seedSupportThread = (deps: Deps, accountId: string, people: Pick<People, "bianca">) =>
  seedThread(deps, { accountId, thread: "support", people }, carlosLines);

async function seedThread(deps: Deps, conversation: Conversation, lines: readonly Line[]): Promise<void> {
  const { accountId, thread, people } = conversation;
  for (const [index, { ago, text, answer }] of lines.entries()) {
    const sentAt = addMs(deps.now(), -ago * HOUR_MS);
    const message = { kind: "message", id: randomUUID(), at: sentAt, fields: { thread, text } } as const;
    await sendPuts(at(deps, sentAt), accountId, [message]);
    if (!answer) continue;
    const answered = new Date(addServiceTime(promiseHours, sentAt.getTime(), answer.afterMinutes * MINUTE_MS, []));
    const staff = await personOf(deps, people[answer.by]);
    const sending = { memberId: accountId, thread, staff, key: randomUUID(), text: answer.text, ip: null };
    await sendStaffMessage(at(deps, answered), sending);
    // Whoever writes again has read the answer before.
    if (index < lines.length - 1)
      await markRead(deps.db, { accountId, thread, side: "member", seq: Number.MAX_SAFE_INTEGER });
  }
}

async function personOf({ db }: Deps, id = ""): Promise<Staff> {
  const person = await findStaff(db, id);
  if (!person) throw new Error("the demo team is not there");
  return person;
}
