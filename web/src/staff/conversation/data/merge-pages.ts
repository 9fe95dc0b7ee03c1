import type { StaffThread } from "@app/contract/staff/conversations";

/** What is known with a newer answer: every message once and in order, marks that never move back. */
export function addNewer(known: StaffThread | undefined, answer: StaffThread): StaffThread {
  if (!known) return answer;
  const last = known.messages.at(-1)?.seq ?? 0;
  const first = answer.messages[0]?.seq;
  // Between the two lies more than a page: what is known would have a hole.
  if (first !== undefined && first > last + 1) return answer;
  const state = answer.lastSeq < known.lastSeq ? known : answer;
  return {
    ...state,
    messages: [...known.messages, ...answer.messages.filter(({ seq }) => seq > last)],
    hasOlder: known.hasOlder,
    readByMember: Math.max(known.readByMember, answer.readByMember),
    readByTeam: Math.max(known.readByTeam, answer.readByTeam),
  };
}

export function addOlder(known: StaffThread, answer: StaffThread): StaffThread {
  const first = known.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const older = answer.messages.filter(({ seq }) => seq < first);
  return { ...known, messages: [...older, ...known.messages], hasOlder: answer.hasOlder };
}
