import { setTimeout as pause } from "node:timers/promises";
import type { ManagedProcess } from "../../../lib/processes/managed-process.ts";
import { runBackgroundLoad } from "../../../lib/shopper/background-load.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { resolved } from "../checkout/resolved.ts";
import { type Round, range, type Scenario, wasInjected } from "../scenario.ts";

const PEOPLE = 3;

type Kill = { faults: Parameters<Harness["gateway"]["setFaults"]>[0]; moment: "arrived" | "done"; calls: RegExp };

/** Kills a node at the given moment of its buyers' attempts; their pages retry at the other node. */
async function killAt(
  harness: Harness,
  driver: Driver,
  { victim, people, kill: { faults, moment, calls } }: { victim: ManagedProcess; people: Buyer[]; kill: Kill },
): Promise<void> {
  harness.gateway.setFaults({ mode: "ok" });
  harness.gateway.setFaults(faults);
  const reached = harness.watch.until(moment, calls, PEOPLE);
  const attempts = people.map((who, index) =>
    driver.newAttempt(who, { method: index === 0 ? "pix" : "credit-card", installments: driver.random.oneOf([1, 2]) }),
  );
  const sent = people.map((who, index) => driver.send(who, attempts[index] ?? never(), victim));
  await reached;
  await victim.kill();
  await Promise.all(sent);
  harness.gateway.setFaults({ mode: "ok" });
  await Promise.all(people.map((who, index) => driver.send(who, attempts[index] ?? never())));
}

async function kills(harness: Harness, driver: Driver, trials: number, kind: (trial: number) => Kill): Promise<Round> {
  const buyers: Buyer[] = [];
  let restarting: Promise<void> = Promise.resolve();
  for (const trial of range(trials)) {
    const victim = harness.apis[trial % 2] ?? harness.apis[0];
    // The next buyers register while the previous victim restarts.
    const people = await driver.buyers(PEOPLE);
    buyers.push(...people);
    await restarting;
    await killAt(harness, driver, { victim, people, kill: kind(trial) });
    restarting = victim.start();
  }
  await restarting;
  return { trials, buyers };
}

/** The page's retry: a code created meanwhile is shown, and a charge that was never made can be tried again. */
async function attemptAgain(driver: Driver, buyers: Buyer[]): Promise<string[]> {
  const violations: string[] = [];
  for (const who of buyers) {
    const [first] = who.attempts;
    if (!first) continue;
    const again = await driver.send(who, first);
    if (first.method === "pix" && again.status !== 200)
      violations.push(`a PIX attempt answers ${again.status} for ever`);
    if (first.method === "pix" || again.status === 200) continue;
    const next = await driver.attempt(who, { method: "pix" });
    if (next.status !== 200) violations.push(`after a lost attempt the next one answers ${next.status} ${next.error}`);
  }
  return violations;
}

const after: Scenario["after"] = async (harness, driver, round) => ({
  figures: await resolved(harness, round),
  violations: await attemptAgain(
    driver,
    round.buyers.filter((_, index) => index % 5 < 2),
  ),
});

export const killedBeforeCall: Scenario = {
  number: 1,
  fault: "API killed between writing the attempt and the gateway call",
  injected: "`kill -9` of the node while the gateway has the call but has done nothing (customer, charge or code)",
  invariants: "I1 I2 I3",
  trial: "a kill with 3 purchases in flight",
  batch: 150,
  short: 2,
  run: (harness, driver, trials) =>
    kills(harness, driver, trials, (trial) => {
      const card = trial % 3 === 0 ? "/v3/payments" : "/v3/customers";
      const hang = { mode: "hang", delayMs: 4_000, method: "POST" } as const;
      return {
        faults: [
          { ...hang, path: card },
          { ...hang, path: "/v3/pix/qrCodes/static" },
        ],
        moment: "arrived",
        calls: card === "/v3/payments" ? /POST .*(payments|static)$/ : /POST .*(customers|static)$/,
      };
    }),
  after,
};

export const killedBeforeAnswer: Scenario = {
  number: 2,
  fault: "API killed after the gateway accepted, before its answer was written",
  injected:
    "`kill -9` of the node once the charge or code is in the gateway's books; every second kill with all webhooks lost",
  invariants: "I1 I2 I6",
  trial: "a kill with 3 purchases in flight",
  batch: 150,
  short: 2,
  run: (harness, driver, trials) =>
    kills(harness, driver, trials, (trial) => ({
      faults: [
        { mode: "late-answer", delayMs: 4_000, method: "POST", path: "/v3/payments" },
        { mode: "late-answer", delayMs: 4_000, method: "POST", path: "/v3/pix/qrCodes/static" },
        ...(trial % 2 === 1 ? [{ mode: "webhook-lose" } as const] : []),
      ],
      moment: "done",
      calls: /POST .*(payments|static)$/,
    })),
  after,
};

export const killedAtRandom: Scenario = {
  number: 3,
  fault: "API killed at random instants under load",
  injected: "`kill -9` of each node 50–500 ms after it got ready, while buyers register, sign in, buy and pay",
  invariants: "I1–I6",
  trial: "a kill",
  batch: 150,
  short: 2,
  async run(harness, driver, trials) {
    // The buyers retry over many kills, so that the same attempt is cut off repeatedly.
    const load = runBackgroundLoad(harness, driver, 4, { tries: 30, known: await driver.buyers(trials) });
    let left = trials;
    // Each node has its own killer, so that both are down at times.
    const killers = harness.apis.map(async (victim) => {
      while (left-- > 0) {
        await pause(driver.random.between(50, 500));
        await victim.kill();
        await victim.start();
      }
    });
    await Promise.all(killers);
    const { buyers, errors, bought, cutOff } = await load.stop();
    const counts = { "purchases under way": bought, "attempts cut off": cutOff, "broken or refused calls": errors };
    const violations = wasInjected(bought + cutOff, "no purchase was in flight when the nodes died");
    return { trials, buyers, violations, figures: { counts } };
  },
};

const never = (): never => {
  throw new Error("more buyers than attempts");
};
