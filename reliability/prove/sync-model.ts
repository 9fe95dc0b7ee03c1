import { spawn } from "node:child_process";
import { once } from "node:events";

const RUNS = 10_000;

/** The model of two devices with five times the runs of CI, and with other logs. */
export async function proveSyncModel(): Promise<void> {
  const seed = String(Date.now() % 1_000_000_000);
  console.log(`${RUNS} runs, MODEL_SEED=${seed}`);
  const vitest = spawn("node_modules/.bin/vitest", ["run", "--project", "models"], {
    env: { ...process.env, MODEL_RUNS: String(RUNS), MODEL_SEED: seed },
    stdio: "inherit",
  });
  const [code] = (await once(vitest, "exit")) as [number | null];
  process.exitCode = code ?? 1;
}
