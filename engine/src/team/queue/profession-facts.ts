import type { PromiseKind } from "../../promises/promise-kinds.ts";
import type { MemberFacts, Profession, QueueFacts } from "./queue-facts.ts";

/** Whose work a promise is; `halves`: of the profession whose half a person reads first; `holder`: of who is to answer. */
const KEPT_BY: Partial<Record<PromiseKind, Profession | "both" | "halves" | "holder">> = {
  "human-first": "halves",
  "definitive-plan": "both",
  "fortnightly-diet": "nutri",
  "fortnightly-training": "treinador",
  "weekly-review-answered": "both",
  "chat-answer": "holder",
};

/** Promises that stand in a queue. */
export const QUEUED_PROMISES = Object.keys(KEPT_BY) as PromiseKind[];

/** What one profession sees of a member. */
export function factsFor(profession: Profession, member: MemberFacts): QueueFacts {
  const readsFirst = isReader(profession, member);
  const message = messageFor(profession, member);
  const isMine = (kind: PromiseKind): boolean => {
    const keeper = KEPT_BY[kind];
    if (keeper === "holder") return message !== null;
    return keeper === "both" || keeper === profession || (keeper === "halves" && readsFirst);
  };
  const pains = profession === "treinador" ? member.pains : [];
  const strong = pains.filter(({ isStrong }) => isStrong).map(({ since }) => ({ sign: "pain" as const, since }));
  return {
    startedOn: member.startedOn,
    signs: [...member.signs.filter((sign) => isSeenBy(profession, sign, readsFirst)), ...strong.slice(0, 1)],
    painSince: pains.find(({ isStrong }) => !isStrong)?.since ?? null,
    answersChangedAt: member.answersChangedAt,
    withdrawn: member.withdrawn[profession] ?? null,
    promises: member.promises
      .filter(({ kind }) => isMine(kind))
      .sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt)),
    calls: member.calls
      .filter((call) => call.profession === profession)
      .map(({ startsAt, bookedAt }) => ({ startsAt, bookedAt })),
    message,
    reviewSince: member.reviewSince,
    drift: profession === "nutri" ? member.drift : null,
    lastLogOn: member.lastLogOn,
  };
}

/** Who reads first acts on what was answered or told; what hurts is the trainer's. */
function isSeenBy(profession: Profession, { sign, row }: QueueFacts["signs"][number], readsFirst: boolean): boolean {
  if (sign !== "person-first" && sign !== "reported") return true;
  return readsFirst && (row !== "R29_DOR_7" || profession === "treinador");
}

/** Until someone hands the question over, it is whose who answers first. */
function messageFor(profession: Profession, { message }: MemberFacts): QueueFacts["message"] {
  if (!message || (message.holder !== null && message.holder !== profession)) return null;
  return { since: message.since, isHandedOver: message.holder !== null };
}

/** The half that waits decides; where neither does, both read. */
function isReader(profession: Profession, { diet, training }: MemberFacts): boolean {
  const [own, other] = profession === "nutri" ? [diet, training] : [training, diet];
  return own === "C" || other !== "C";
}
