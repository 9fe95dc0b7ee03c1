import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let dir: string;
let runner: ChildProcess;
let output: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "runner-"));
  output = "";
});
afterEach(() => {
  runner.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

/** A process that writes its pid to a file, records the stop signal, and never exits on its own. */
const part = (name: string, { stubborn = false, child = false } = {}) => `{
  name: "${name}",
  command: ["sh", "-c", ${JSON.stringify(
    [
      `echo $$ > ${dir}/${name}`,
      stubborn ? "trap '' TERM" : `trap 'echo ${name} >> ${dir}/stopped; exit 0' TERM`,
      child ? `sleep 1000 & echo $! > ${dir}/${name}-child` : "",
      `echo "hello from ${name}"`,
      "while :; do sleep 0.05; done",
    ].join("\n"),
  )}],
  isReady: () => existsSync("${dir}/${name}"),
  graceMs: 300,
}`;

/** Runs a runner with such parts in a process of its own, as `npm run dev` does. */
async function open(...steps: string[]): Promise<void> {
  const code = `
    import { existsSync } from "node:fs";
    import { Runner } from ${JSON.stringify(join(import.meta.dirname, "processes.ts"))};
    const runner = new Runner({ logDir: ${JSON.stringify(dir)} });
    ${steps.join("\n")}
    console.log("ready");`;
  runner = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [runner.stdout, runner.stderr]) stream?.on("data", (text: Buffer) => (output += text));
  await vi.waitUntil(() => output.includes("ready\n") || runner.exitCode !== null, { timeout: 10_000 });
}
const start = (text: string) => `await runner.start(${text});`;

const pidOf = (name: string) => Number(readFileSync(join(dir, name), "utf8"));
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
const ended = () => vi.waitUntil(() => runner.exitCode !== null || runner.signalCode !== null, { timeout: 5_000 });
const gone = (...names: string[]) =>
  vi.waitUntil(() => names.every((name) => !isAlive(pidOf(name))), { timeout: 3_000 });

test("SIGTERM stops everything, last started first", async () => {
  await open(start(part("database")), start(part("api")), start(part("proxy")));
  runner.kill("SIGTERM");
  await ended();
  expect(runner.exitCode).toBe(0);
  expect(readFileSync(join(dir, "stopped"), "utf8")).toBe("proxy\napi\ndatabase\n");
  await gone("database", "api", "proxy");
});

test("when a part is killed all others are stopped, and its last output is shown", async () => {
  await open(start(part("database")), start(part("api", { child: true })));
  process.kill(pidOf("api"), "SIGKILL");
  await ended();
  expect(runner.exitCode).toBe(1);
  expect(output).toMatch(/api ended by itself \(SIGKILL\)\n.*hello from api/);
  await gone("database", "api", "api-child");
});

test("a part that ignores the stop signal is killed after the grace period, grandchildren included", async () => {
  await open(start(part("api", { stubborn: true, child: true })));
  runner.kill("SIGTERM");
  await ended();
  expect(runner.exitCode).toBe(0);
  await gone("api", "api-child");
});

test("a second SIGTERM kills without waiting", async () => {
  await open(start(part("api", { stubborn: true, child: true }).replace("300", "60_000")));
  runner.kill("SIGTERM");
  await vi.waitUntil(() => output.includes("Stopping"));
  await pause(600);
  runner.kill("SIGTERM");
  await ended();
  await gone("api", "api-child");
});

test.runIf(process.platform === "linux")("even a killed runner leaves no process behind", async () => {
  await open(start(part("database")), start(part("api")));
  runner.kill("SIGKILL");
  await gone("database", "api");
});

test("a step that fails stops what is already running, and its output is shown", async () => {
  await open(
    start(part("database")),
    `await runner.finish({ name: "migrate", command: ["sh", "-c", "echo no table; exit 3"], verbosity: "warnings" });`,
  );
  await ended();
  expect(runner.exitCode).toBe(1);
  expect(output).toMatch(/migrate failed \(exit code 3\)\n.*no table/);
  await gone("database");
});

test("a program that does not exist is reported, not a crash", async () => {
  await open(
    `await runner.start({ name: "api", command: ["/no/such/program"] }); await new Promise(() => setTimeout(() => 0, 5_000));`,
  );
  await ended();
  expect(runner.exitCode).toBe(1);
  expect(output).toContain("api ended by itself");
});
