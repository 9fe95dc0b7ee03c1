import { eventually } from "../lib/shopper/buying.ts";
import { createDriver, type Driver } from "../lib/shopper/driver.ts";
import type { Secrets } from "../lib/shopper/secrets.ts";
import { check, stillOpen } from "../lib/stack/check.ts";
import type { Harness } from "../lib/stack/harness.ts";
import { settle } from "../lib/stack/settle.ts";
import { addFigures, type Result } from "./report.ts";
import type { Round, Scenario } from "./scenarios/scenario.ts";

type Settings = { seed: number; secrets: Secrets };
type Running = { harness: Harness; driver: Driver; scenario: Scenario; result: Result; since: number };

const open = (harness: Harness, scenario: Scenario, { seed, secrets }: Settings): Running => ({
  harness,
  scenario,
  driver: createDriver(harness, seed * 1_000 + scenario.number, secrets),
  result: { trials: 0, violations: [], seconds: 0, at: new Date().toISOString(), figures: {} },
  since: Date.now(),
});

/** Waits until a purchase succeeds at both nodes, so that a circuit breaker opened by a scenario is closed again. */
async function waitUntilHealthy({ harness, driver }: Running): Promise<void> {
  harness.gateway.setFaults({ mode: "ok" });
  await harness.revive();
  for (const node of harness.apis)
    await eventually(
      async () => (await driver.attempt(await driver.buyer("email"), { node })).status === 200,
      30_000,
      500,
    );
}

async function begin(running: Running, trials: number): Promise<Round> {
  const { harness, driver, scenario, result, since } = running;
  try {
    await waitUntilHealthy(running);
    return await scenario.run(harness, driver, trials);
  } catch (error) {
    for (const managed of [...harness.apis, ...harness.workers]) managed.resume();
    result.violations.push(`aborted: ${(error as Error).stack}`);
    return { trials, buyers: [] };
  } finally {
    result.seconds = (Date.now() - since) / 1_000;
  }
}

async function finish({ harness, driver, scenario, result }: Running, round: Round): Promise<void> {
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
  const running = open(harness, scenario, settings);
  const { result, since } = running;
  while (result.trials < trials) {
    const round = await begin(running, Math.min(scenario.batch, trials - result.trials));
    result.violations.push(...stillOpen(await settle(harness, round.buyers)));
    await finish(running, round);
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
  const done: { running: Running; round: Round }[] = [];
  for (const scenario of scenarios) {
    const running = open(harness, scenario, settings);
    done.push({ running, round: await begin(running, scenario.short) });
  }
  const buyers = done.flatMap(({ round }) => round.buyers);
  const violations = stillOpen(await settle(harness, buyers));
  for (const { running, round } of done) {
    running.result.violations.push(...violations);
    await finish(running, round);
    onResult(running.scenario, running.result);
  }
}
