import { check } from "./harness/check.ts";
import { createDriver, type Driver } from "./harness/driver.ts";
import type { Harness } from "./harness/harness.ts";
import { createRandom } from "./harness/random.ts";
import type { Secrets } from "./harness/secrets.ts";
import { settle } from "./harness/settle.ts";
import { addFigures, type Result } from "./results.ts";
import { eventually } from "./scenarios/buying.ts";
import type { Round, Scenario } from "./scenarios/scenario.ts";

type Settings = { seed: number; secrets: Secrets };

const nothing = (): Result => ({ trials: 0, violations: [], seconds: 0, at: new Date().toISOString(), figures: {} });
const openly = (open: object): string[] =>
  Object.entries(open).flatMap(([what, count]) => (count > 0 ? `still open at the end: ${count} ${what}` : []));
const driverFor = (harness: Harness, scenario: Scenario, { seed, secrets }: Settings): Driver =>
  createDriver(harness, createRandom(seed * 1_000 + scenario.number), secrets);

/** Waits until a purchase goes through at both nodes: a breaker that a scenario opened is closed again. */
async function calm(harness: Harness, driver: Driver): Promise<void> {
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
    await calm(harness, driver);
    return await scenario.run(harness, driver, trials);
  } catch (error) {
    for (const managed of [...harness.apis, ...harness.workers]) managed.resume();
    result.violations.push(`broke off: ${(error as Error).stack}`);
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
  const found = [...(round.violations ?? []), ...(await check(harness, driver, round.buyers))];
  const later = await scenario.after?.(harness, driver, round);
  result.trials += round.trials;
  result.violations.push(...found, ...(later?.violations ?? []));
  result.figures = addFigures(addFigures(result.figures, round.figures), later?.figures);
}

/** So many trials of one scenario, in rounds: each is settled, checked and kept before the next. */
export async function runScenario(
  harness: Harness,
  scenario: Scenario,
  { trials, keep, ...settings }: Settings & { trials: number; keep: (result: Result) => Promise<void> },
): Promise<Result> {
  const since = Date.now();
  const driver = driverFor(harness, scenario, settings);
  const result = nothing();
  while (result.trials < trials) {
    const round = await begin(harness, driver, scenario, Math.min(scenario.batch, trials - result.trials), result);
    result.violations.push(...openly(await settle(harness, round.buyers)));
    await finish(harness, driver, scenario, round, result);
    result.seconds = (Date.now() - since) / 1_000;
    await keep(result);
  }
  return result;
}

/** The short run of each scenario, one after another; then everybody is settled at once and checked scenario by scenario. */
export async function runTogether(
  harness: Harness,
  scenarios: readonly Scenario[],
  settings: Settings,
  tell: (scenario: Scenario, result: Result) => void,
): Promise<void> {
  const done: { scenario: Scenario; driver: Driver; round: Round; result: Result }[] = [];
  for (const scenario of scenarios) {
    const since = Date.now();
    const driver = driverFor(harness, scenario, settings);
    const result = nothing();
    const round = await begin(harness, driver, scenario, scenario.short, result);
    result.seconds = (Date.now() - since) / 1_000;
    done.push({ scenario, driver, round, result });
  }
  const open = openly(
    await settle(
      harness,
      done.flatMap(({ round }) => round.buyers),
    ),
  );
  for (const { scenario, driver, round, result } of done) {
    result.violations.push(...open);
    await finish(harness, driver, scenario, round, result);
    tell(scenario, result);
  }
}
