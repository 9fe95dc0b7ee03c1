import type { ProgrammeAccess } from "@app/contract/intake";
import { DELETION_WORD } from "@app/contract/privacy";
import { expect } from "vitest";
import { inTransaction } from "../../platform/database/db.ts";
import { buysPeriod as buys, disputes, test, type World } from "../../testing/access-states.ts";
import { requestRefund, withdraw } from "../refunds/request-refund.ts";
import { programmeAccess } from "./programme-access.ts";

const DAY = 24 * 60 * 60_000;

async function buysTwice(world: World) {
  await buys(world);
  await buys(world, { cycle: "365-days", confirmExtension: true });
}

function later(world: World, days: number): World {
  world.clock.advance(days * DAY);
  return world;
}

const claims = ({ deps }: World, paymentId: string) =>
  inTransaction(deps.db, (tx) => requestRefund(deps, tx, { paymentId, kind: "guarantee", requestedBy: "buyer" }));

const withdraws = (world: World) =>
  onCurrent(world, (paymentId) => withdraw(world.deps, { paymentId, requestedBy: "buyer" }));

/** On the purchase that is the member's plan. */
async function onCurrent({ deps, member }: World, act: (paymentId: string) => Promise<unknown>) {
  const now = deps.now();
  const { paymentId } = await deps.db
    .selectFrom("subscriptionPeriods")
    .select("paymentId")
    .where("accountId", "=", member.accountId)
    .where("endedAt", "is", null)
    .where("startsAt", "<=", now)
    .orderBy("endsAt", "desc")
    .executeTakeFirstOrThrow();
  await act(paymentId);
}

/** What happens to a member, and their access after each step. */
type Step = [what: string, access: ProgrammeAccess, act: (world: World) => Promise<unknown>];
const stories: [name: string, steps: Step[]][] = [
  ["free", [["signs up", "none", async () => {}]]],
  [
    "to the end",
    [
      ["buys", "active", buys],
      ["29 days later", "active", async ({ clock }) => clock.advance(29 * DAY)],
      ["a day later", "ended", async ({ clock }) => clock.advance(DAY)],
      ["buys again", "active", buys],
    ],
  ],
  [
    "one after another",
    [
      ["buys twice", "active", buysTwice],
      ["the second begins", "active", async ({ clock }) => clock.advance(45 * DAY)],
      ["both are over", "ended", async ({ clock }) => clock.advance(350 * DAY)],
    ],
  ],
  [
    "withdrawal",
    [
      ["buys", "active", buys],
      ["withdraws", "refunded", withdraws],
      ["buys again a day later", "active", (world) => buys(later(world, 1))],
    ],
  ],
  [
    "withdrawal with another purchase behind it",
    [
      ["buys twice", "active", buysTwice],
      ["withdraws from the first", "active", withdraws],
      ["and from the second", "refunded", withdraws],
    ],
  ],
  [
    "guarantee",
    [
      ["buys", "active", buys],
      ["claims on day 20", "refunded", (world) => onCurrent(later(world, 20), (id) => claims(world, id))],
    ],
  ],
  [
    "refund without conditions",
    [
      ["buys", "active", buys],
      [
        "is not served",
        "refunded",
        (world) =>
          onCurrent(world, (paymentId) =>
            inTransaction(world.deps.db, (tx) =>
              requestRefund(world.deps, tx, { paymentId, kind: "not-served", requestedBy: "buyer", amountCents: 100 }),
            ),
          ),
      ],
    ],
  ],
  [
    "dispute won",
    [
      ["buys", "active", buys],
      ["disputes", "suspended", (world) => onCurrent(world, (id) => disputes(world, id, "open"))],
      ["the bank decides for us", "active", (world) => onCurrent(world, (id) => disputes(world, id, "win"))],
    ],
  ],
  [
    "dispute lost",
    [
      ["buys", "active", buys],
      ["disputes", "suspended", (world) => onCurrent(world, (id) => disputes(world, id, "open"))],
      ["the bank decides for them", "refunded", (world) => onCurrent(world, (id) => disputes(world, id, "lose"))],
    ],
  ],
];

for (const [name, steps] of stories)
  test(`access: ${name}`, async ({ world }) => {
    for (const [what, access, act] of steps) {
      await act(world);
      expect(await programmeAccess(world.deps, world.member.accountId), what).toBe(access);
    }
  });

test("an account that was deleted, or never was, has no access", async ({ api, world }) => {
  await buys(world);
  const { headers, password, accountId } = world.member;
  world.clock.advance(8 * DAY);
  const body = { password, word: DELETION_WORD, giveUpPlan: true };
  expect((await api("POST", "/v1/account/deletion", { headers, body })).status).toBe(200);
  expect(await programmeAccess(world.deps, accountId)).toBe("none");
  expect(await programmeAccess(world.deps, crypto.randomUUID())).toBe("none");
});
