import { randomUUID } from "node:crypto";
import type { Thread } from "@app/contract/conversations";
import type { Holder } from "@app/contract/staff/conversations";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { writeSystemLine } from "../../conversations/messages/write-system-line.ts";
import { keepWaiting, moveQuestion, setHolder } from "../../conversations/threads/set-holder.ts";
import { firstNameOf } from "../../identity/accounts/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { listTeamOf } from "../members/member-store.ts";
import { insertComment } from "../members/notes/note-store.ts";
import type { ThreadDeps } from "./deps.ts";
import { correspondentOf, requireTeamConsent } from "./send-staff-message.ts";

const PLACES: Record<Holder, string> = { nutri: "da nutrição", treinador: "do treino", suporte: "do atendimento" };

type Named = { from: { name: string; role: Holder }; to: { name: string; role: Holder } };

/** What the member reads where the question was asked. */
function leavingText({ from, to }: Named): string {
  if (to.role === "suporte")
    return "A sua pergunta foi para o atendimento, que cuida da conta e dos pagamentos. A resposta chega em Atendimento.";
  if (to.role === from.role) return `${from.name}, ${PLACES[from.role]}, vai responder a sua pergunta.`;
  const passed = `${from.name} passou a sua pergunta para ${to.name}, ${PLACES[to.role]}.`;
  return from.role === "suporte" ? `${passed} A resposta chega na conversa com a sua equipe.` : passed;
}

/** What opens the other thread: the member, and who answers there, read what it is about. */
const arrivingText = ({ from, to }: Named, note: string): string =>
  `${from.name}, ${PLACES[from.role]}, passou a sua pergunta para ${
    to.role === "suporte" ? "o atendimento" : `${to.name}, ${PLACES[to.role]}`
  }: ${note}`;

type HandingOver = {
  memberId: string;
  thread: Thread;
  staff: Staff;
  key: string;
  to: Holder;
  note: string;
  ip: string | null;
};
type Names = Parameters<typeof leavingText>[0];

/**
 * A question goes to the other profession, to support, or from support to a profession; the promise runs on until a
 * person answers. The member reads where it went, in the thread where it was asked. The same key again changes nothing.
 */
export async function handOverThread(deps: ThreadDeps, handing: HandingOver): Promise<void> {
  const { memberId, thread, staff, key, to, ip } = handing;
  const from = correspondentOf(staff);
  // Support hands over from its own thread, and to the team alone; a professional may take a question to themselves.
  if (!from || (thread === "support") !== (from.role === "suporte") || (thread === "support" && to === "suporte"))
    throw new Problem("invalid-input");
  await inTransaction(deps.db, async (tx) => {
    if (to !== "suporte") await requireTeamConsent(tx, memberId);
    const named: Names = {
      from: { name: firstNameOf(from.name), role: from.role },
      to: { name: await nameOf(tx, memberId, to), role: to },
    };
    const line = { accountId: memberId, thread, id: key, text: leavingText(named) };
    if (!(await writeSystemLine(deps, tx, line))) return;
    if (thread === "team" && to !== "suporte") await passOn(deps, tx, handing);
    else await passAcross(deps, tx, handing, named);
    // Also where the question was answered in part: someone still has to read it.
    await keepWaiting(tx, { accountId: memberId, thread: to === "suporte" ? "support" : "team", since: deps.now() });
    await recordStaffAudit(deps, tx, { staff, action: "chat.hand-over", accountId: memberId, ip });
  });
}

/** Of the member's own professional; refused where there is none. */
async function nameOf(tx: Db, memberId: string, to: Holder): Promise<string> {
  if (to === "suporte") return "Atendimento";
  const professional = (await listTeamOf(tx, memberId)).find(({ role }) => role === to);
  if (!professional) throw new Problem("not-found");
  return firstNameOf(professional.name);
}

/** In the same thread: the note is between the professionals. */
async function passOn(deps: ThreadDeps, tx: Db, { memberId, staff, key, to, note }: HandingOver): Promise<void> {
  await setHolder(tx, { accountId: memberId, thread: "team", holder: to });
  await insertComment(tx, deps.keyRing.encryption("health-data"), {
    accountId: memberId,
    id: key,
    staffId: staff.id,
    writtenAt: deps.now(),
    by: staff.name,
    text: note,
  });
}

/** Into the other thread: who answers there cannot read this one, so the note says what it is about. */
async function passAcross(
  deps: ThreadDeps,
  tx: Db,
  { memberId, thread, to, note }: HandingOver,
  named: Names,
): Promise<void> {
  if (unfilledPlaceholders(note).length > 0) throw new Problem("reply-unfilled");
  const other = thread === "team" ? "support" : "team";
  const line = { accountId: memberId, thread: other, id: randomUUID(), text: arrivingText(named, note) } as const;
  await writeSystemLine(deps, tx, line);
  await moveQuestion(tx, { accountId: memberId, from: thread, to: other });
  await setHolder(tx, { accountId: memberId, thread: "team", holder: to === "suporte" ? null : to });
}
