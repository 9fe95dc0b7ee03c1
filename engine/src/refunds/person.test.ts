import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated, isWhole } from "../../../scripts/lib/generated.ts";
import { livePerson } from "./testing/live-person.ts";
import { type Account, type Act, anyLife, type Facts, type Purchase } from "./testing/person-facts.ts";
import { byRules, type Given } from "./testing/person-rules.ts";

const RUNS = 3_000;
/** Enough for every fault below to be met several times. */
const PLANTED_RUNS = 20_000;

test("over 400 days a person has back what the ledger owes: never a centavo more, never less", () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      expect(livePerson(life).faults).toEqual([]);
    }),
    generated(RUNS, RUNS),
  );
});

type Rules = (facts: Facts, act: Act) => Given;
const of =
  (change: (account: Account) => Partial<Account>): Rules =>
  (facts, act) => {
    const [one, other] = facts.accounts;
    return byRules(
      {
        ...facts,
        accounts: [
          { ...one, ...change(one) },
          { ...other, ...change(other) },
        ],
      },
      act,
    );
  };
const ofPurchase = (change: Partial<Purchase>): Rules =>
  of(({ purchase }) => ({ purchase: purchase && { ...purchase, ...change } }));
const given =
  (change: (cents: number) => number): Rules =>
  (facts, act) => {
    const answer = byRules(facts, act);
    return { ...answer, cents: change(answer.cents) };
  };

// A test of the ledger above: before a release.
if (isWhole())
  describe("the ledger finds rules that", () => {
    test.each<[string, Rules]>([
      ["return a day longer", (facts, act) => byRules({ ...facts, today: Math.max(0, facts.today - 1) }, act)],
      ["never count what the questionnaire returned", (facts, act) => byRules({ ...facts, hadOffered: false }, act)],
      ["never count guarantees", (facts, act) => byRules({ ...facts, hadGuarantee: false }, act)],
      ["round a part down", given((cents) => Math.max(0, cents % 100 === 0 ? cents : cents - 1))],
      ["forget who was changed", of(() => ({ changedOn: null }))],
      ["forget the first plan", of(() => ({ shownOn: null }))],
      ["forget a pregnancy", of(() => ({ pregnantOn: null }))],
      ["credit each promise alone", of(() => ({ broken: [] }))],
      ["pay a member who did not follow", ofPurchase({ follows: true })],
      ["pay for a result", ofPurchase({ hasResult: false })],
      ["leave out that we were late", ofPurchase({ isPlanLate: false })],
      ["leave out pauses", ofPurchase({ pauses: [] })],
      ["return what the bank returns", ofPurchase({ money: "held" })],
      ["forget a dispute", ofPurchase({ dispute: null })],
      ["answer twice", ofPurchase({ review: null })],
    ])("%s", (_, rules) => {
      const lives = fc.sample(anyLife, { numRuns: PLANTED_RUNS, seed: 41 });
      expect(lives.some((life) => livePerson(life, rules).faults.length > 0)).toBe(true);
    });
  });
