import { spawn } from "node:child_process";
import { once } from "node:events";

const RUNS = 10_000;

/** A model with many times the runs of CI, and with other logs. */
export const proveModel =
  (files: string, runs = RUNS, project: "models" | "browser" = "models") =>
  async (): Promise<void> => {
    const seed = String(Date.now() % 1_000_000_000);
    console.log(`${runs} runs, MODEL_SEED=${seed}`);
    const vitest = spawn("node_modules/.bin/vitest", ["run", "--project", project, files], {
      env: { ...process.env, MODEL_RUNS: String(runs), MODEL_SEED: seed, CHECKS: "all" },
      stdio: "inherit",
    });
    const [code] = (await once(vitest, "exit")) as [number | null];
    process.exitCode = code ?? 1;
  };
