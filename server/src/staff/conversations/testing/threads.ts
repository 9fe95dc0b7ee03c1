import type { Thread } from "@app/contract/conversations";
import type { Holder, StaffThread } from "@app/contract/staff/conversations";
import { sendMessage } from "../../../conversations/testing/messages.ts";
import type { Deps } from "../../../deps.ts";
import { aPlannedMember } from "../../../plans/testing/plans.ts";
import { type Api, test as base } from "../../../testing/http.ts";
import { aStaffMember, assign } from "../../testing/a-staff-member.ts";

type Headers = Record<string, string>;

/** A planned member with both professionals, and a person of support. */
export async function aServedMember(deps: Deps) {
  const member = await aPlannedMember(deps);
  const nutri = await aStaffMember(deps, { role: "nutri" });
  const trainer = await aStaffMember(deps, { role: "treinador" });
  const support = await aStaffMember(deps, { role: "vendas" });
  await assign(deps, nutri.id, member.accountId, "nutri");
  await assign(deps, trainer.id, member.accountId, "treinador");
  const ask = (thread: Thread, text = "Uma pergunta.") => sendMessage(deps, member.accountId, { thread, text });
  return { ...member, nutri, trainer, support, ask, path: `/v1/staff/members/${member.accountId}/threads` };
}

/** The team's calls on a member's threads. */
export const threadsOf = (api: Api, path: string) => ({
  open: (thread: Thread, headers: Headers, query = "") =>
    api<StaffThread>("GET", `${path}/${thread}${query}`, { headers }),
  send: (thread: Thread, headers: Headers, text: string, key: string = crypto.randomUUID()) =>
    api<StaffThread>("POST", `${path}/${thread}/messages`, { headers, body: { key, text } }),
  read: (thread: Thread, headers: Headers, seq: number) =>
    api<{ readByTeam: number }>("POST", `${path}/${thread}/read`, { headers, body: { seq } }),
  draft: (thread: Thread, headers: Headers, text: string) =>
    api<{ savedAt: string | null }>("POST", `${path}/${thread}/draft`, { headers, body: { text } }),
  handOver: (thread: Thread, headers: Headers, to: Holder, note: string, key: string = crypto.randomUUID()) =>
    api<StaffThread>("POST", `${path}/${thread}/hand-over`, { headers, body: { key, to, note } }),
});

export const test = base
  .extend("member", ({ deps }) => aServedMember(deps))
  .extend("threads", ({ api, member }) => threadsOf(api, member.path));

export const answersOwed = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("promises")
    .select(["subject", "state", "dueAt", "fulfilledAt"])
    .where("accountId", "=", accountId)
    .where("kind", "=", "chat-answer")
    .orderBy("startsAt")
    .execute();

export const actsOf = async ({ db }: Deps, staffId: string): Promise<string[]> =>
  (await db.selectFrom("staffAudit").select("action").where("staffId", "=", staffId).orderBy("at").execute()).map(
    ({ action }) => action,
  );
