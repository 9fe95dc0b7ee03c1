import type { Correspondent, Message } from "@app/contract/conversations";
import type { CannedReply, StaffThread } from "@app/contract/staff/conversations";
import { MEMBER_ID } from "../../member/testing/example-file.ts";
import { idOf } from "../../testing/design-day.ts";

const helena: Correspondent = { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" };
const rafael: Correspondent = { name: "Rafael Nunes", role: "treinador", registration: "CREF 000000-G/SP" };

const aMessage = (seq: number, message: Partial<Message>): Message => ({
  _id: idOf(500 + seq),
  seq,
  at: "2026-11-19T12:44:00.000Z",
  from: "member",
  by: null,
  text: `Mensagem ${seq}`,
  card: null,
  answered: null,
  ...message,
});

export const fromMember = (seq: number, message: Partial<Message> = {}): Message => aMessage(seq, message);
export const fromTeam = (seq: number, message: Partial<Message> = {}): Message =>
  aMessage(seq, { from: "team", by: helena, ...message });
export const fromRafael = (seq: number, message: Partial<Message> = {}): Message =>
  fromTeam(seq, { by: rafael, ...message });
export const fromSystem = (seq: number, message: Partial<Message> = {}): Message =>
  aMessage(seq, { from: "system", text: "", ...message });

export const aThread = (messages: Message[], thread: Partial<StaffThread> = {}): StaffThread => ({
  thread: "team",
  memberId: MEMBER_ID,
  name: "Marina Costa",
  firstName: "Marina",
  messages,
  hasOlder: false,
  lastSeq: messages.at(-1)?.seq ?? 0,
  readByMember: 0,
  readByTeam: 0,
  waiting: null,
  holder: null,
  draft: null,
  mayWrite: true,
  ...thread,
});

/** The conversation of the design, as the team sees it on its day. */
export const exampleThread: StaffThread = aThread(
  [
    fromMember(1, { at: "2026-11-17T12:40:00.000Z", text: "Meu joelho reclamou de novo no agachamento. Nota 5." }),
    fromRafael(2, {
      at: "2026-11-17T14:46:00.000Z",
      text: "Marina, para o agachamento por enquanto. Vai de leg press, amplitude que não dói, e me conta como foi na quinta.",
      answered: { serviceMinutes: 126, dueAt: "2026-11-17T20:40:00.000Z", isLate: false },
    }),
    fromSystem(3, { at: "2026-11-18T21:28:00.000Z", text: "Rafael passou sua pergunta para Helena, nutricionista." }),
    fromMember(4, {
      at: "2026-11-18T21:30:00.000Z",
      text: "Posso tomar o diurético que minha prima usa? Só até a festa.",
    }),
    fromMember(5, { at: "2026-11-19T12:44:00.000Z", text: "Esqueci de dizer: tomo losartana de manhã." }),
  ],
  {
    readByMember: 2,
    readByTeam: 4,
    holder: "nutri",
    waiting: { since: "2026-11-18T21:30:00.000Z", dueAt: "2026-11-19T17:30:00.000Z", isLate: false },
  },
);

export const exampleReplies: CannedReply[] = [
  {
    _id: idOf(701),
    title: "Vou olhar e volto",
    text: "Oi, {primeiroNome}. Li a sua mensagem e volto até {prazo}. {profissional}",
    isMine: false,
  },
  {
    _id: idOf(702),
    title: "Semana difícil",
    text: "{primeiroNome}, que bom que você contou. Escolha uma coisa só para os próximos dias: {passo}. O resto espera.",
    isMine: false,
  },
  {
    _id: idOf(703),
    title: "Festa no fim de semana",
    text: "{primeiroNome}, festa é festa: coma com gosto e volte no dia seguinte.",
    isMine: true,
  },
];
