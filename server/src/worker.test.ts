import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { register } from "./identity/accounts/register.ts";
import { aClientContext, allowingAds, aRegistration } from "./testing/makers.ts";
import { test } from "./testing/test.ts";

/** The real worker as a process of its own, on this test's database and simulator. */
async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ["server/src/worker.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of worker.stdout ?? []) if (String(chunk).includes('"worker ready"')) break;
  return worker;
}

test("a worker killed between commit and relay loses nothing: the next one sends the event, once", async ({
  deps,
  meta,
  simulators,
  databaseUrl,
}) => {
  const env = { DATABASE_URL: databaseUrl, ...simulators.env };
  meta.setFaults({ mode: "slow", delayMs: 20_000 });
  const first = await startWorker(env);
  const form = aRegistration({ consent: allowingAds() });
  await register(deps, { form, clientContext: aClientContext() });
  await vi.waitFor(() => expect(meta.callCount()).toBe(1), { timeout: 10_000 });
  first.kill("SIGKILL");
  await once(first, "exit");

  meta.setFaults({ mode: "ok" });
  const second = await startWorker(env);
  // The dead worker's lease has to run out first.
  await deps.db.updateTable("relays").set({ dueAt: new Date() }).where("status", "=", "due").execute();
  await vi.waitFor(() => expect(meta.events().events).toMatchObject([{ event_id: form.fbEventId }]), {
    timeout: 15_000,
  });
  second.kill("SIGTERM");
  expect(await once(second, "exit")).toEqual([0, null]);
  // Two processes start, beside a suite that keeps both cores busy.
});
