import { setTimeout as pause } from "node:timers/promises";
import type { Buyer, Driver } from "../rig/driver.ts";
import type { Rig } from "../rig/rig.ts";
import { resolved } from "./resolved.ts";
import { type Round, type Row, range, wasInjected } from "./row.ts";

/** Our own call gives up after a minute for a card, after 15 seconds for a code. */
const GIVEN_UP_MS = 62_000;
const AT_ONCE = 6;
/** From so many trials on it is worth waiting a real minute. */
const WORTH_WAITING = 20;

type Mode = "late-answer" | "drop-answer" | "broken-answer" | "hang" | "lost" | "down";
const CREATES = ["/v3/payments", "/v3/pix/qrCodes/static"];

type Modes = readonly [Mode, Mode, Mode];

/** A third of the presses for each; the first takes a real minute, which a short run does not have. */
function shares(modes: Modes, trials: number): [Mode, number][] {
  const worth = trials < WORTH_WAITING ? modes.slice(1) : modes;
  return worth.map((mode, index) => [mode, Math.floor((trials + index) / worth.length)]);
}

/** So many presses whose gateway call ends like this. Answers of the house that needed no gateway are tried again. */
async function pressInto(rig: Rig, driver: Driver, mode: Mode, trials: number) {
  const isLong = mode === "late-answer" || mode === "hang";
  const buyers = await driver.buyers(trials);
  const creates = () => rig.gateway.calls().filter(({ path }) => CREATES.includes(path)).length;
  let met = 0;
  const groups = isLong
    ? [buyers]
    : range(Math.ceil(trials / AT_ONCE)).map((n) => buyers.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
  for (const group of groups) {
    rig.gateway.setFaults(CREATES.map((path) => ({ mode, path, method: "POST", delayMs: 90_000 })));
    const since = Date.now();
    const before = creates();
    await Promise.all(
      group.map((who, index) =>
        driver.press(who, {
          method: index % 3 === 0 ? "pix" : "credit-card",
          node: rig.apis[index % 2] ?? rig.apis[0],
          installments: driver.chance.oneOf([1, 2]),
        }),
      ),
    );
    if (isLong) await pause(GIVEN_UP_MS - (Date.now() - since));
    met += creates() - before;
    rig.gateway.setFaults({ mode: "ok" });
    // Somebody who gets through tells the breaker that the gateway is well.
    if (!isLong) await Promise.all(rig.apis.map(async (node) => driver.press(await driver.buyer(), { node })));
  }
  return { buyers, violations: wasInjected(met, `no press reached the gateway under ${mode}`) };
}

async function pressIntoAll(rig: Rig, driver: Driver, modes: Modes, trials: number): Promise<Round> {
  const buyers: Buyer[] = [];
  const parts = shares(modes, trials);
  const violations: string[] = [];
  for (const [mode, count] of parts) {
    const pressed = await pressInto(rig, driver, mode, count);
    buyers.push(...pressed.buyers);
    violations.push(...pressed.violations);
  }
  violations.push(...answeredInTime(buyers));
  return { trials, buyers, violations, figures: { counts: Object.fromEntries(parts) } };
}

const answeredInTime = (buyers: Buyer[]): string[] => {
  const slow = buyers
    .flatMap(({ presses }) => presses.flatMap(({ answers }) => answers))
    .filter(({ ms }) => ms > 9_500);
  return slow.length > 0 ? [`${slow.length} presses waited longer than 9.5 s`] : [];
};

async function payableAgain(driver: Driver, buyers: Buyer[]): Promise<string[]> {
  const found: string[] = [];
  for (const who of buyers) {
    const { status, error } = await driver.press(who, { method: "pix" });
    if (status !== 200) found.push(`not payable again: ${status} ${error}`);
  }
  return found;
}

export const timeoutAfterAccepting: Row = {
  number: 6,
  fault: "Gateway accepts the charge, and its answer never comes",
  injected: "charge or code made, then 90 s of silence (our call gives up at 60 s or 15 s), a cut line, or a 500",
  invariants: "I1 I2",
  trial: "a press",
  batch: 300,
  short: 6,
  run: (rig, driver, trials) => pressIntoAll(rig, driver, ["late-answer", "drop-answer", "broken-answer"], trials),
  after: async (rig, _driver, round) => ({ figures: await resolved(rig, round) }),
};

export const timeoutWithoutCharge: Row = {
  number: 7,
  fault: "Gateway never answers and never charged",
  injected: "90 s of silence with nothing done, a cut line, or a 500; afterwards the order is tried again",
  invariants: "I1 I2, payable again",
  trial: "a press",
  batch: 300,
  short: 6,
  run: (rig, driver, trials) => pressIntoAll(rig, driver, ["hang", "lost", "down"], trials),
  after: async (rig, driver, round) => ({
    figures: await resolved(rig, round),
    violations: await payableAgain(
      driver,
      round.buyers.filter((_, index) => index % 3 === 1),
    ),
  }),
};
