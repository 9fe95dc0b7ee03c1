import { addFigures, type Result } from "./results.ts";
import { check } from "./rig/check.ts";
import { type Driver, openDriver } from "./rig/driver.ts";
import { openChance } from "./rig/random.ts";
import type { Rig } from "./rig/rig.ts";
import type { Secrets } from "./rig/secrets.ts";
import { settle } from "./rig/settle.ts";
import { holds } from "./rows/buying.ts";
import type { Round, Row } from "./rows/row.ts";

type Settings = { seed: number; secrets: Secrets };

const nothing = (): Result => ({ trials: 0, violations: [], seconds: 0, at: new Date().toISOString(), figures: {} });
const openly = (open: object): string[] =>
  Object.entries(open).flatMap(([what, count]) => (count > 0 ? `still open at the end: ${count} ${what}` : []));
const driverFor = (rig: Rig, row: Row, { seed, secrets }: Settings): Driver =>
  openDriver(rig, openChance(seed * 1_000 + row.number), secrets);

/** Waits until a purchase goes through at both nodes: a breaker that a row opened is closed again. */
async function calm(rig: Rig, driver: Driver): Promise<void> {
  rig.gateway.setFaults({ mode: "ok" });
  await rig.revive();
  for (const node of rig.apis)
    await holds(async () => (await driver.press(await driver.buyer("email"), { node })).status === 200, 30_000, 500);
}

async function begin(rig: Rig, driver: Driver, row: Row, trials: number, result: Result): Promise<Round> {
  try {
    await calm(rig, driver);
    return await row.run(rig, driver, trials);
  } catch (error) {
    for (const member of [...rig.apis, ...rig.workers]) member.thaw();
    result.violations.push(`broke off: ${(error as Error).stack}`);
    return { trials, buyers: [] };
  }
}

async function finish(rig: Rig, driver: Driver, row: Row, round: Round, result: Result): Promise<void> {
  const found = [...(round.violations ?? []), ...(await check(rig, driver, round.buyers))];
  const later = await row.after?.(rig, driver, round);
  result.trials += round.trials;
  result.violations.push(...found, ...(later?.violations ?? []));
  result.figures = addFigures(addFigures(result.figures, round.figures), later?.figures);
}

/** So many trials of one row, in rounds: each is settled, checked and kept before the next. */
export async function runRow(
  rig: Rig,
  row: Row,
  { trials, keep, ...settings }: Settings & { trials: number; keep: (result: Result) => Promise<void> },
): Promise<Result> {
  const since = Date.now();
  const driver = driverFor(rig, row, settings);
  const result = nothing();
  while (result.trials < trials) {
    const round = await begin(rig, driver, row, Math.min(row.batch, trials - result.trials), result);
    result.violations.push(...openly(await settle(rig, round.buyers)));
    await finish(rig, driver, row, round, result);
    result.seconds = (Date.now() - since) / 1_000;
    await keep(result);
  }
  return result;
}

/** The short run of each row, one after another; then everybody is settled at once and checked row by row. */
export async function runTogether(
  rig: Rig,
  rows: readonly Row[],
  settings: Settings,
  tell: (row: Row, result: Result) => void,
): Promise<void> {
  const done: { row: Row; driver: Driver; round: Round; result: Result }[] = [];
  for (const row of rows) {
    const since = Date.now();
    const driver = driverFor(rig, row, settings);
    const result = nothing();
    const round = await begin(rig, driver, row, row.short, result);
    result.seconds = (Date.now() - since) / 1_000;
    done.push({ row, driver, round, result });
  }
  const open = openly(
    await settle(
      rig,
      done.flatMap(({ round }) => round.buyers),
    ),
  );
  for (const { row, driver, round, result } of done) {
    result.violations.push(...open);
    await finish(rig, driver, row, round, result);
    tell(row, result);
  }
}
