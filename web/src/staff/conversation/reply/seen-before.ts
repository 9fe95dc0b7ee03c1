import type { StaffThread } from "@app/contract/staff/conversations";

/** The last message that the writer of a draft can have seen: those that came after it was saved are new. */
export function seenBefore({ draft, messages, lastSeq }: StaffThread): number {
  if (!draft) return lastSeq;
  const saved = Date.parse(draft.savedAt);
  const first = messages.find(({ at }) => Date.parse(at) > saved);
  return first ? first.seq - 1 : lastSeq;
}
