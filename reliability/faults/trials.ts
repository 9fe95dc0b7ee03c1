import { eventually } from "../lib/shopper/buying.ts";
import { createDriver, type Driver } from "../lib/shopper/driver.ts";
import { createRandom } from "../lib/shopper/random.ts";
import type { Secrets } from "../lib/shopper/secrets.ts";
import { check } from "../lib/stack/check.ts";
import type { Harness } from "../lib/stack/harness.ts";
import { settle } from "../lib/stack/settle.ts";
import { addFigures, type Result } from "./report.ts";
import type { Round, Scenario } from "./scenarios/scenario.ts";

type Settings = { seed: number; secrets: Secrets };

const emptyResult = (): Result => ({
  trials: 0,
  violations: [],
  seconds: 0,
  at: new Date().toISOString(),
  figures: {},
});
const openViolations = (open: object): string[] =>
  Object.entries(open).flatMap(([what, count]) => (count > 0 ? `still open at the end: ${count} ${what}` : []));
const driverFor = (harness: Harness, scenario: Scenario, { seed, secrets }: Settings): Driver =>
  createDriver(harness, createRandom(seed * 1_000 + scenario.number), secrets);

/** Waits until a purchase succeeds at both nodes, so that a circuit breaker opened by a scenario is closed again. */
async function waitUntilHealthy(harness: Harness, driver: Driver): Promise<void> {
  harness.gateway.setFaults({ mode: "ok" });
  await harness.revive();
  for (const node of harness.apis)
    await eventually(
      async () => (await driver.attempt(await driver.buyer("email"), { node })).status === 200,
      30_000,
      500,
    );
}

async function begin(
  harness: Harness,
  driver: Driver,
  scenario: Scenario,
  trials: number,
  result: Result,
): Promise<Round> {
  try {
    await waitUntilHealthy(harness, driver);
    return await scenario.run(harness, driver, trials);
  } catch (error) {
    for (const managed of [...harness.apis, ...harness.workers]) managed.resume();
    result.violations.push(`aborted: ${(error as Error).stack}`);
    return { trials, buyers: [] };
  }
}

async function finish(
  harness: Harness,
  driver: Driver,
  scenario: Scenario,
  round: Round,
  result: Result,
): Promise<void> {
  const violations = [...(round.violations ?? []), ...(await check(harness, driver, round.buyers))];
  const settled = await scenario.after?.(harness, driver, round);
  result.trials += round.trials;
  result.violations.push(...violations, ...(settled?.violations ?? []));
  result.figures = addFigures(addFigures(result.figures, round.figures), settled?.figures);
}

/** Runs one scenario in rounds: each is settled, checked and saved before the next. */
export async function runScenario(
  harness: Harness,
  scenario: Scenario,
  { trials, save, ...settings }: Settings & { trials: number; save: (result: Result) => Promise<void> },
): Promise<Result> {
  const since = Date.now();
  const driver = driverFor(harness, scenario, settings);
  const result = emptyResult();
  while (result.trials < trials) {
    const round = await begin(harness, driver, scenario, Math.min(scenario.batch, trials - result.trials), result);
    result.violations.push(...openViolations(await settle(harness, round.buyers)));
    await finish(harness, driver, scenario, round, result);
    result.seconds = (Date.now() - since) / 1_000;
    await save(result);
  }
  return result;
}

/** The short run of each scenario, one after another; then all buyers are settled together and checked per scenario. */
export async function runTogether(
  harness: Harness,
  scenarios: readonly Scenario[],
  settings: Settings,
  onResult: (scenario: Scenario, result: Result) => void,
): Promise<void> {
  const done: { scenario: Scenario; driver: Driver; round: Round; result: Result }[] = [];
  for (const scenario of scenarios) {
    const since = Date.now();
    const driver = driverFor(harness, scenario, settings);
    const result = emptyResult();
    const round = await begin(harness, driver, scenario, scenario.short, result);
    result.seconds = (Date.now() - since) / 1_000;
    done.push({ scenario, driver, round, result });
  }
  const open = openViolations(
    await settle(
      harness,
      done.flatMap(({ round }) => round.buyers),
    ),
  );
  for (const { scenario, driver, round, result } of done) {
    result.violations.push(...open);
    await finish(harness, driver, scenario, round, result);
    onResult(scenario, result);
  }
}
