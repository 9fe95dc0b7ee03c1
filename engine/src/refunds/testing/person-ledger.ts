import type { Account, Act, Facts, Purchase } from "./person-facts.ts";
import type { Given } from "./person-rules.ts";

// What is owed, from the text that is sold and day by day. It reads no rule: whatever both say alike, two hands wrote.

const nothing = (): Given => ({ cents: 0, review: 0, days: 0 });
const money = (cents: number): Given => ({ cents, review: 0, days: 0 });
const look = (review: number): Given => ({ cents: 0, review, days: 0 });

export function byLedger(facts: Facts, act: Act): Given {
  if (act.do === "wait") return nothing();
  const account = facts.accounts[act.account];
  if (act.do === "break-promise") return { ...nothing(), days: newDays(account, facts.today, act.days) };
  const { purchase } = account;
  // Money that the bank holds, or that went back, does not go back again.
  if (!purchase || purchase.money !== "held") return nothing();
  if (act.do === "team") return act.grants && purchase.review ? money(purchase.review.cents) : nothing();
  const age = facts.today - purchase.boughtOn;
  // Seven days, whatever else is open, as often as there is a purchase.
  if (act.do === "withdraw") return age > 7 ? nothing() : money(purchase.cents);
  if (purchase.review) return nothing();
  if (act.do === "claim") return guarantee(facts, account, purchase);
  if (act.do !== "ask" || age >= purchase.days) return nothing();
  return answers(facts, account, purchase, act.kind === "goodwill");
}

/** Days that were never given for another promise of that kind. */
function newDays({ broken }: Account, today: number, days: number): number {
  const given = Array.from({ length: 500 }, () => false);
  for (const { firstDay, days: length } of broken) given.fill(true, firstDay, firstDay + length);
  let fresh = 0;
  for (let day = today; day < today + days; day += 1) if (!given[day]) fresh += 1;
  return fresh;
}

/** Of each day: how many days without a pause the window has, the one that began last. */
function activeDays(account: Account, { boughtOn, pauses }: Purchase, until: number): number {
  const start = account.shownOn !== null && account.shownOn > boughtOn ? account.shownOn : boughtOn;
  let active = 0;
  let stopped = 0;
  for (let day = start; day <= until; day += 1) {
    if (pauses.every(({ from, to }) => day < from || day > to)) {
      if (active === 0) stopped = 0;
      active += 1;
    } else if (active > 0 && active < 30) {
      stopped += 1;
      if (stopped === 16) active = 0;
    }
  }
  return active;
}

function isGuaranteeOpen(account: Account, purchase: Purchase, day: number): boolean {
  const start = Math.max(purchase.boughtOn, account.shownOn ?? 0);
  return day - start < 120 && activeDays(account, purchase, day) <= 45;
}

function guarantee(facts: Facts, account: Account, purchase: Purchase): Given {
  const { today } = facts;
  // A charge that was ever disputed, and a person who had it before: somebody looks.
  if (purchase.dispute || facts.hadGuarantee) return look(purchase.cents);
  if (!isGuaranteeOpen(account, purchase, today)) return nothing();
  const start = Math.max(purchase.boughtOn, account.shownOn ?? 0);
  if (purchase.isPlanLate) return money(purchase.cents);
  const pregnantOn = account.pregnantOn;
  if (
    pregnantOn !== null &&
    pregnantOn <= today &&
    activeDays(account, purchase, Math.max(start - 1, pregnantOn)) <= 45
  )
    return answers(facts, account, purchase, true);
  const hasFollowed = purchase.follows && activeDays(account, purchase, today) >= 30;
  return hasFollowed && !purchase.hasResult ? money(purchase.cents) : nothing();
}

/** Under age, no remote care, pregnancy. */
function answers(facts: Facts, account: Account, purchase: Purchase, isPregnancy: boolean): Given {
  const { boughtOn, cents, days } = purchase;
  const age = facts.today - boughtOn;
  const beforePlan = account.shownOn === null || facts.today <= account.shownOn;
  const isEarly = age <= 14 || (age <= 30 && beforePlan);
  const isWhole = isEarly || (isPregnancy && isGuaranteeOpen(account, purchase, facts.today));
  const left = days - age;
  // In hundredths of a centavo, so that nothing is lost: a started centavo is the member's.
  const byDay = left <= 0 ? 0 : Math.floor((cents * left + days - 1) / days);
  const owed = isWhole ? cents : byDay;
  if (owed === 0) return nothing();
  const { closedOn, changedOn } = account;
  const hasChanged = closedOn !== null && changedOn !== null && changedOn > closedOn;
  return facts.hadOffered || hasChanged ? look(owed) : money(owed);
}
