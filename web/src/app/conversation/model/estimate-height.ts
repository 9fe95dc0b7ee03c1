import type { ThreadRow } from "./thread-rows.ts";

// In pixels. Near is enough: a row is measured when it is drawn.
const LINE = 25;
const CHARACTER = 8.2;
const OWN = { frame: 54, aside: 78 };
const TEAM = { frame: 56, aside: 84 };
const DAY = 45;
const ANSWERED = 28;
const CARD = 460;
const CHANGE = 100;
const WIDEST = 640;

type Content = { text: string; card?: unknown; answered?: unknown };

/** Of a thread of years each message is estimated once, not at every page that comes above it. */
const estimated = new WeakMap<Content, number>();

/** How high a row will be, before it was drawn. */
export function estimateHeight(row: ThreadRow, width: number): number {
  if (row.from === "card") return CARD;
  const content: Content = row.from === "device" ? row.own : row.message;
  const known = estimated.get(content) ?? estimate(content, isOwn(row) ? OWN : TEAM, width);
  estimated.set(content, known);
  const changes = row.from === "thread" ? row.changes.length * CHANGE : 0;
  return known + changes + (row.isDayStart ? DAY : 0);
}

function estimate({ text, card, answered }: Content, { frame, aside }: typeof OWN, width: number): number {
  if (card) return CARD;
  const charactersInLine = Math.max(16, (Math.min(width, WIDEST) - aside) / CHARACTER);
  const lines = text.split("\n").reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / charactersInLine)), 0);
  return frame + lines * LINE + (answered ? ANSWERED : 0);
}

const isOwn = (row: ThreadRow): boolean => row.from !== "thread" || row.message.from === "member";
