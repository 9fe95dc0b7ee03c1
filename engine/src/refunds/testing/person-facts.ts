import * as fc from "fast-check";

// One person with two accounts and one CPF, over 400 days: what happened, and nothing of what follows from it.

export type Kind = "not-served" | "remote-care-declined" | "goodwill";
export type AccountIndex = 0 | 1;

export type Act =
  | { do: "wait"; days: number }
  | { do: "buy"; account: AccountIndex; cycle: 0 | 1 | 2 }
  | { do: "show-plan" | "close" | "change-identity" | "late-plan" | "pregnant"; account: AccountIndex }
  | { do: "withdraw"; account: AccountIndex }
  | { do: "claim"; account: AccountIndex }
  | { do: "follow"; account: AccountIndex; follows: boolean; result: boolean }
  | { do: "pause"; account: AccountIndex; days: number }
  | { do: "ask"; account: AccountIndex; kind: Kind }
  | { do: "dispute"; account: AccountIndex; step: "open" | "won" | "lost" }
  | { do: "team"; account: AccountIndex; grants: boolean }
  | { do: "break-promise"; account: AccountIndex; days: number };

/** Price and days of each cycle. */
export const CYCLES = [
  { cents: 400_00, days: 30 },
  { cents: 1_560_00, days: 180 },
  { cents: 2_399_88, days: 365 },
] as const;

export type Review = { kind: Kind | "guarantee"; cents: number };
export type Purchase = {
  boughtOn: number;
  cents: number;
  days: number;
  money: "held" | "disputed" | "requested" | "returned";
  /** What the bank ever said of it. */
  dispute: "open" | "won" | "lost" | null;
  pauses: { from: number; to: number }[];
  follows: boolean;
  hasResult: boolean;
  /** The definitive plan came after its day. */
  isPlanLate: boolean;
  review: Review | null;
};
export type Account = {
  purchase: Purchase | null;
  shownOn: number | null;
  closedOn: number | null;
  changedOn: number | null;
  pregnantOn: number | null;
  /** Broken promises of one kind: the day each was due, and for how many days it stayed open. */
  broken: { firstDay: number; days: number; credited: number }[];
};
export type Facts = { today: number; accounts: [Account, Account]; hadGuarantee: boolean; hadOffered: boolean };

const account = fc.constantFrom<AccountIndex>(0, 0, 1);
type Plain = "show-plan" | "close" | "change-identity" | "late-plan" | "pregnant" | "withdraw" | "claim";
const at = (name: Plain): fc.Arbitrary<Act> => account.map((index) => ({ do: name, account: index }));

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }).map((days) => ({ do: "wait" as const, days })) },
  { weight: 2, arbitrary: fc.nat(3).map((days) => ({ do: "wait" as const, days })) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("buy" as const), account, cycle: fc.constantFrom<0 | 1 | 2>(0, 1, 2) }),
  },
  { weight: 4, arbitrary: at("show-plan") },
  { weight: 2, arbitrary: at("close") },
  { weight: 1, arbitrary: at("change-identity") },
  { weight: 1, arbitrary: at("late-plan") },
  { weight: 1, arbitrary: at("pregnant") },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("follow" as const), account, follows: fc.boolean(), result: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("pause" as const), account, days: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 3, arbitrary: at("withdraw") },
  { weight: 6, arbitrary: at("claim") },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("ask" as const),
      account,
      kind: fc.constantFrom<Kind>("not-served", "remote-care-declined", "goodwill"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("dispute" as const),
      account,
      step: fc.constantFrom<"open" | "won" | "lost">("open", "won", "lost"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("team" as const), account, grants: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("break-promise" as const), account, days: fc.integer({ min: 1, max: 30 }) }),
  },
);

export const anyLife: fc.Arbitrary<Act[]> = fc.array(anyAct, { minLength: 8, maxLength: 60 });
