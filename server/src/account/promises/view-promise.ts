import { brand } from "@app/contract/brand";
import type { MemberPromise } from "@app/contract/promises";
import { firstNameOf } from "../../identity/accounts/queries.ts";
import type { ShownPromise } from "../../promises/queries.ts";
import { type Keeper, type Named, PROMISE_TEXTS, pauseText } from "./promise-texts.ts";
import { clockOf, formatDay, formatDays, formatMoment, ifLateOf, promisedOf, tookOf } from "./promise-times.ts";

type Professional = { name: string; role: "nutri" | "treinador" };

const { nutritionist, trainer } = brand.professionals;

/** Whom the pages name, until a member has professionals of their own. */
const known: readonly Professional[] = [
  { name: nutritionist.name, role: "nutri" },
  { name: trainer.name, role: "treinador" },
];

/** The first names of whoever keeps a promise, or kept it; none where nobody has to. */
function keepersOf({ kind, keptBy }: Pick<ShownPromise, "kind" | "keptBy">, own: readonly Professional[]): string[] {
  const { keeper } = PROMISE_TEXTS[kind];
  if (!isPerson(keeper)) return [];
  const team = known.map((usual) => own.find(({ role }) => role === usual.role) ?? usual);
  // The ledger has who did it by name; what it says of others is not for the member.
  const names = keptBy?.split(", ") ?? [];
  const did = team.filter(({ name }) => names.includes(name));
  const keeps = keeper === "professionals" ? team : team.filter(({ role }) => role === keeper);
  return (did.length > 0 ? did : keeps).map(({ name }) => firstNameOf(name));
}

const isPerson = (keeper: Keeper): boolean => keeper !== "automatic" && keeper !== "service";

/** As a line of its own: "Helena e Rafael", "automático". */
const keptByText = (keeper: Keeper, names: readonly string[]): string => {
  if (keeper === "automatic") return "automático";
  return keeper === "service" ? "time de atendimento" : names.join(" e ");
};

type View = { own: readonly Professional[]; now: Date };

/** A promise as its member reads it. */
export function viewPromise(promise: ShownPromise, { own, now }: View): MemberPromise {
  const { id, kind, startsAt, dueAt, fulfilledAt } = promise;
  const text = PROMISE_TEXTS[kind];
  const state = stateOf(promise, now);
  const names = keepersOf(promise, own);
  return {
    _id: id,
    kind,
    title: text.title(namedOf(promise)),
    text: sentenceOf(promise, state, names),
    state,
    startsAt: startsAt.toISOString(),
    dueAt: dueAt.toISOString(),
    clock: clockOf(kind),
    promised: promisedOf(promise),
    at: momentOf(promise, state).toISOString(),
    fulfilledAt: fulfilledAt?.toISOString() ?? null,
    keptBy: keptByText(text.keeper, names),
    credit: creditOf(promise),
    ifLate: fulfilledAt || state === "missed" ? null : ifLateOf(kind),
  };
}

function stateOf(
  { state, fulfilledAt, voidedAt, pausedNow, startsAt }: ShownPromise,
  now: Date,
): MemberPromise["state"] {
  if (state === "kept") return "kept";
  if (state === "breached") return fulfilledAt ? "kept-late" : voidedAt ? "missed" : "late";
  if (pausedNow) return "paused";
  return startsAt > now ? "coming" : "running";
}

/** A review opens the day its promise begins; what else is owed is expected when it is due. */
function momentOf({ kind, startsAt, dueAt, fulfilledAt, voidedAt }: ShownPromise, state: MemberPromise["state"]): Date {
  if (fulfilledAt) return fulfilledAt;
  if (state === "missed") return voidedAt ?? dueAt;
  return state === "coming" && kind === "weekly-review-opened" ? startsAt : dueAt;
}

/** The subject of a review is its Monday, `2026-11-16`. */
function namedOf({ subject, startsAt }: ShownPromise): Named {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(subject) ?? [];
  return { day: formatDay(startsAt), week: day && month ? `${day}/${month}` : formatDay(startsAt) };
}

function sentenceOf(promise: ShownPromise, state: MemberPromise["state"], names: readonly string[]): string {
  const { kind, pause, dueAt, fulfilledAt } = promise;
  const { running, done } = PROMISE_TEXTS[kind];
  switch (state) {
    case "paused":
      return pauseText(pause?.reason ?? "");
    case "late":
      return `Era para ${formatMoment(dueAt)}. O erro é nosso.`;
    case "missed":
      return `Era para ${formatMoment(dueAt)} e não veio. O erro foi nosso.`;
    case "kept-late":
      return `Prometemos até ${formatMoment(dueAt)}. ${done} em ${formatMoment(fulfilledAt ?? dueAt)}.`;
    case "kept":
      return keptSentence(promise);
    default:
      return running(names.join(" e "), names.length > 1);
  }
}

/** A review opens by the calendar: how long that took says nothing. */
const keptSentence = (promise: ShownPromise): string =>
  promise.kind === "weekly-review-opened"
    ? "Aberta no domingo, como prometido."
    : `${PROMISE_TEXTS[promise.kind].done} em ${tookOf(promise)}. Prometemos ${promisedOf(promise)}.`;

function creditOf({ kind, creditDays }: ShownPromise): MemberPromise["credit"] {
  if (creditDays === 0) return null;
  return { days: creditDays, text: `${formatDays(creditDays)}, porque ${PROMISE_TEXTS[kind].late} atrasou` };
}
