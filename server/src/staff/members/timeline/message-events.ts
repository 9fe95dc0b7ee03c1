import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { listThreadEvents, type ThreadEvent } from "../../../conversations/messages/queries.ts";
import { eventOf, type Source } from "./event.ts";

/** What was written in the thread with the team; the one with support is not the professionals' to read. */
export const messageEvents: Source = async (deps, tx, { memberId }) =>
  (await listThreadEvents(deps, tx, memberId)).map(messageEvent);

const TITLES = { member: "Escreveu para a equipe", team: "Escreveu na conversa", system: "Aviso na conversa" } as const;

const messageEvent = ({ id, at, from, by, text }: ThreadEvent): TimelineEvent =>
  eventOf({
    id: `message ${id}`,
    at,
    kind: "message",
    lane: laneOf(from, by),
    title: TITLES[from],
    detail: text,
    by: by?.name ?? null,
  });

function laneOf(from: ThreadEvent["from"], by: ThreadEvent["by"]): TimelineEvent["lane"] {
  if (from === "member") return "membro";
  if (by?.role === "nutri") return "nutri";
  return by?.role === "treinador" ? "treino" : "equipe";
}
