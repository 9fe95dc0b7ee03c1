import type { MemberThread, Message, SafetyCard } from "@app/contract/conversations";
import { TOGETHER_MINUTES } from "@app/engine/safety/classify";
import { hasOlder, type ThreadView } from "../../data/conversation/join-pages.ts";
import type { OwnMessage } from "../../data/conversation/message-records.ts";
import { localCard } from "./local-card.ts";
import { messageDay } from "./time-words.ts";

export type PlanChange = NonNullable<MemberThread["planChanges"]>[number];

/** A row for each message: a page that comes above changes no row below it, so the place on the screen stays. */
export type ThreadRow = {
  /** The message's id, on this device and on the server: a row stays the same one when it was sent. */
  key: string;
  at: string;
  /** It opens a day. */
  isDayStart: boolean;
  /** The first that the member had not read on opening. */
  isFirstNew: boolean;
  /** By another author than the row above, or on another day. */
  isRunStart: boolean;
} /** `changes`: versions of the plan that were published after it, and before the next one. */ & (
  | { from: "thread"; message: Message; changes: PlanChange[] }
  | { from: "device"; own: OwnMessage }
  /** After a message of the device that speaks of danger: until the server's own is in the thread. */
  | { from: "card"; card: SafetyCard }
);

export const isCardRow = (row: ThreadRow | undefined): boolean =>
  row !== undefined && (row.from === "card" || (row.from === "thread" && row.message.card !== null));

/** Formatting a date is slow: each message's day is looked up once. */
const days = new WeakMap<object, string>();
function dayOf(message: Message | OwnMessage): string {
  const known = days.get(message);
  if (known) return known;
  const day = messageDay(message.at);
  days.set(message, day);
  return day;
}

const authorOf = ({ from, by }: Message): string => by?.name ?? from;

type RowsInput = {
  view: ThreadView;
  own: readonly OwnMessage[];
  /** When the screen opened: what the member had read, and the newest message. */
  opened: { readUpTo: number; lastSeq: number };
  country: string;
};

export function threadRows({ view, own, opened, country }: RowsInput): ThreadRow[] {
  const rows: ThreadRow[] = [];
  // Whether the first loaded message opens its day is known with the page above it.
  let day = hasOlder(view) && view.messages[0] ? dayOf(view.messages[0]) : "";
  let author = "";
  let isNewFound = opened.readUpTo === 0;
  const placeOf = (message: Message | OwnMessage, by: string, isNew: boolean) => {
    const isDayStart = dayOf(message) !== day;
    const place = { isDayStart, isRunStart: isDayStart || by !== author, isFirstNew: isNew && !isNewFound };
    day = dayOf(message);
    author = by;
    isNewFound ||= isNew;
    return place;
  };
  const changesBefore = takeChanges(view);
  for (const [index, message] of view.messages.entries()) {
    const isNew = message.from === "team" && message.seq > opened.readUpTo && message.seq <= opened.lastSeq;
    rows.push({
      key: message._id,
      at: message.at,
      from: "thread",
      message,
      changes: changesBefore(view.messages[index + 1]),
      ...placeOf(message, authorOf(message), isNew),
    });
  }
  for (const [index, one] of own.entries()) {
    const { id, at, text } = one;
    rows.push({ key: id, at, from: "device", own: one, ...placeOf(one, "member", false) });
    const card = localCard(text, country, textsBefore(view.messages, own.slice(0, index), at));
    if (card) rows.push({ key: `${id} card`, at, from: "card", card, ...placeOf(one, "card", false) });
  }
  return rows;
}

/** What the member wrote in the minutes before a moment, sent or not. */
function textsBefore(messages: readonly Message[], own: readonly OwnMessage[], at: string): string[] {
  const since = Date.parse(at) - TOGETHER_MINUTES * 60_000;
  return [...messages.filter(({ from }) => from === "member"), ...own]
    .filter((message) => Date.parse(message.at) > since)
    .map(({ text }) => text);
}

/** Between the messages that are loaded, each once. What was published before the first of them is no part of what was said. */
function takeChanges({ messages, planChanges = [] }: ThreadView): (next: Message | undefined) => PlanChange[] {
  const first = messages[0]?.at ?? "";
  const left = planChanges.filter(({ at }) => at >= first).sort((a, b) => a.version - b.version);
  return (next) => {
    if (left.length === 0) return NONE;
    const count = next ? left.filter(({ at }) => at < next.at).length : left.length;
    return left.splice(0, count);
  };
}
const NONE: PlanChange[] = [];

/** From the end: the last message that fits. */
export function lastMessage(messages: readonly Message[], fits: (message: Message) => boolean): Message | undefined {
  for (let index = messages.length - 1; index >= 0; index--) {
    const message = messages[index];
    if (message && fits(message)) return message;
  }
  return undefined;
}

/**
 * Of the member's messages: the last one that the other side has read, and the last one; 0 without one, or where the
 * promise of an answer says when it was sent.
 */
export const marksOf = ({
  messages,
  readByTeam,
  waiting,
}: Pick<ThreadView, "messages" | "readByTeam" | "waiting">) => ({
  read: lastMessage(messages, ({ from, seq }) => from === "member" && seq <= readByTeam)?.seq ?? 0,
  sent: waiting ? 0 : (lastMessage(messages, ({ from }) => from === "member")?.seq ?? 0),
});
