import type { Account, Act, Facts, Purchase } from "./person-facts.ts";
import { CYCLES } from "./person-facts.ts";
import { byLedger } from "./person-ledger.ts";
import { byRules, type Given } from "./person-rules.ts";

const LAST_DAY = 400;
const anAccount = (): Account => ({
  purchase: null,
  shownOn: null,
  closedOn: null,
  changedOn: null,
  pregnantOn: null,
  broken: [],
});

export type Lived = { faults: string[]; acts: Record<string, number> };

/** Lives a person's acts, asks rules and ledger about each, and returns where they differ. What the rules say then happens. */
export function livePerson(life: readonly Act[], rules: (facts: Facts, act: Act) => Given = byRules): Lived {
  const facts: Facts = { today: 0, accounts: [anAccount(), anAccount()], hadGuarantee: false, hadOffered: false };
  const faults: string[] = [];
  const acts: Record<string, number> = {};
  for (const act of life) {
    if (facts.today > LAST_DAY) break;
    const [said, owed] = [rules(facts, act), byLedger(facts, act)];
    if (said.cents !== owed.cents || said.review !== owed.review || said.days !== owed.days)
      faults.push(`day ${facts.today}, ${JSON.stringify(act)}: ${JSON.stringify(said)}, owed ${JSON.stringify(owed)}`);
    const came =
      said.cents > 0 ? "returned" : said.review > 0 ? "with a person" : said.days > 0 ? "credited" : "nothing";
    const name = act.do === "ask" ? `ask ${act.kind}` : act.do;
    acts[`${name}: ${came}`] = (acts[`${name}: ${came}`] ?? 0) + 1;
    const purchase = act.do === "wait" ? null : facts.accounts[act.account].purchase;
    if (purchase && said.cents > purchase.cents) faults.push(`more than was paid: ${said.cents} of ${purchase.cents}`);
    happen(facts, act, said);
  }
  return { faults, acts };
}

function happen(facts: Facts, act: Act, said: Given): void {
  if (act.do === "wait") return void (facts.today += act.days);
  const { today } = facts;
  const account = facts.accounts[act.account];
  const { purchase } = account;
  switch (act.do) {
    case "buy":
      // A purchase that is over, or went back, makes room for the next.
      if (!purchase || purchase.money === "requested" || purchase.money === "returned" || isOver(purchase, today))
        account.purchase = { ...bought(today), ...priceOf(act.cycle) };
      return;
    case "show-plan":
      return void (account.shownOn ??= purchase ? today : null);
    case "close":
      return void (account.closedOn ??= today);
    case "change-identity":
      return void (account.changedOn = today);
    case "pregnant":
      return void (account.pregnantOn ??= today);
    case "break-promise":
      return void account.broken.push({ firstDay: today, days: act.days, credited: said.days });
    case "claim":
    case "ask":
    case "withdraw":
    case "team":
      return purchase ? settle(facts, account, purchase, act, said) : undefined;
    case "late-plan":
      if (purchase) purchase.isPlanLate = true;
      return;
    case "follow":
      if (purchase) Object.assign(purchase, { follows: act.follows, hasResult: act.result });
      return;
    case "pause":
      if (purchase && purchase.pauses.every(({ to }) => to < today))
        purchase.pauses.push({ from: today, to: today + act.days - 1 });
      return;
    case "dispute":
      return purchase ? move(purchase, act.step) : undefined;
  }
}

const isOver = ({ boughtOn, days }: Purchase, today: number): boolean => today >= boughtOn + days;
const priceOf = (cycle: 0 | 1 | 2) => ({ cents: CYCLES[cycle].cents, days: CYCLES[cycle].days });
const bought = (today: number) => ({
  boughtOn: today,
  money: "held" as const,
  dispute: null,
  pauses: [],
  follows: false,
  hasResult: false,
  isPlanLate: false,
  review: null,
});

type Asked = Extract<Act, { do: "claim" | "ask" | "withdraw" | "team" }>;

function settle(facts: Facts, account: Account, purchase: Purchase, act: Asked, said: Given): void {
  const isGuarantee =
    act.do === "team"
      ? purchase.review?.kind === "guarantee"
      : act.do === "claim" && !isGoodwill(facts, account, purchase);
  if (said.review > 0)
    purchase.review = {
      kind: isGuarantee ? "guarantee" : act.do === "ask" ? act.kind : "goodwill",
      cents: said.review,
    };
  if (act.do === "team") purchase.review = null;
  if (said.cents === 0) return;
  purchase.money = "requested";
  purchase.review = null;
  if (act.do === "withdraw") return;
  if (isGuarantee) facts.hadGuarantee = true;
  else facts.hadOffered = true;
}

/** A claim that let a pregnant member choose is answered as a goodwill. */
const isGoodwill = (facts: Facts, { pregnantOn }: Account, purchase: Purchase): boolean =>
  pregnantOn !== null &&
  pregnantOn <= facts.today &&
  !purchase.isPlanLate &&
  purchase.dispute === null &&
  !facts.hadGuarantee;

function move(purchase: Purchase, step: "open" | "won" | "lost"): void {
  if (step === "open" && purchase.money === "held") Object.assign(purchase, { money: "disputed", dispute: "open" });
  if (step !== "open" && purchase.money === "disputed")
    Object.assign(purchase, { money: step === "won" ? "held" : "returned", dispute: step });
}
