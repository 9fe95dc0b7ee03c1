import type { MemberThread, Message } from "@app/contract/conversations";

/** A thread as far as it was read here: its messages are the newest ones, without a gap. */
export type ThreadView = MemberThread;

const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** The first message has the number 1. */
export const hasOlder = ({ messages: [first] }: Pick<ThreadView, "messages">): boolean =>
  first !== undefined && first.seq > 1;

/** Every message that the server has is here, from the oldest one loaded. */
export const isComplete = ({ lastSeq }: Pick<ThreadView, "lastSeq">, newer: readonly Message[]): boolean =>
  lastSeqOf(newer) >= lastSeq;

/** The server has fewer messages than are here: the thread was erased. */
export const isErased = ({ messages }: Pick<ThreadView, "messages">, { lastSeq }: ThreadView): boolean =>
  lastSeqOf(messages) > lastSeq;

/** `newer` follows what is known, some of which it may repeat. The rest is as the newest page says; marks never go back. */
export function withNewer(known: ThreadView, newer: readonly Message[], newest: ThreadView): ThreadView {
  const added = newer.filter(({ seq }) => seq > lastSeqOf(known.messages));
  return {
    ...newest,
    readByMember: Math.max(known.readByMember, newest.readByMember),
    readByTeam: Math.max(known.readByTeam, newest.readByTeam),
    // The same list where nothing came: what is drawn from it stays.
    messages: added.length === 0 ? known.messages : [...known.messages, ...added],
  };
}

/** A page that ends right before the first known message. One that was overtaken by another changes nothing. */
export function withOlder(known: ThreadView, { messages }: ThreadView): ThreadView {
  const [first] = known.messages;
  if (!first || lastSeqOf(messages) !== first.seq - 1) return known;
  return { ...known, messages: [...messages, ...known.messages] };
}
