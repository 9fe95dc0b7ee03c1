import { isDeepStrictEqual } from "node:util";
import { MAX_MUTATIONS, type Mutation, type SyncReply } from "@app/contract/sync";
import type { Deps } from "../../../server/src/deps.ts";
import type { Exchange } from "../../../web/src/app/sync/core/replica.ts";
import { createDevice, type Device, PageKilled } from "./device.ts";
import { expectedRecords } from "./expected.ts";
import { ApiKilled, answer } from "./server.ts";
import type { Fault, Scenario, Step } from "./steps.ts";
import type { Subject } from "./subject.ts";

const HOUR_MS = 3_600_000;
class AnswerLost extends Error {}

/** A bug to plant between devices and server: the model must find it. */
export type Plant = (call: Parameters<Exchange>[0], serve: Exchange) => Promise<SyncReply>;

export type World = {
  deps: Deps;
  subject: Subject;
  /** A new account, with or without the consent. */
  openAccount: (isConsentGiven: boolean) => Promise<string>;
  giveConsent: (accountId: string) => Promise<void>;
  plant?: Plant;
};

/** Runs a log of steps on two devices and checks what must hold after it. Throws what does not. */
export async function runScenario(
  world: World,
  { durable, skewHours, isConsentGiven, steps }: Scenario,
): Promise<void> {
  const { deps, subject, plant = (call, serve) => serve(call) } = world;
  const accountId = await world.openAccount(isConsentGiven);
  /** What the server stored, also what no device ever heard about. */
  const stored: Mutation[] = [];
  let hasConsent = isConsentGiven;

  const devices = [0, 1].map((index) =>
    createDevice({
      name: `${accountId}-${index}`,
      isDurable: durable[index] ?? true,
      wallMs: () => Date.now() + (skewHours[index] ?? 0) * HOUR_MS,
      subject,
    }),
  ) as [Device, Device];

  function exchangeWith(fault: Fault): Exchange {
    let calls = 0;
    return async (call) => {
      const isHere = "call" in fault && fault.call === calls++;
      const killedAt = isHere && fault.type === "api-killed" ? fault.statement : undefined;
      const reply = await plant(call, (request) => answer(deps, accountId, request, killedAt));
      stored.push(...call.mutations.filter((_, index) => reply.acks[index]?.result === "stored"));
      if (isHere && fault.type === "answer-lost") throw new AnswerLost();
      return reply;
    };
  }
  const quiet = exchangeWith({ type: "none" });

  async function flushDevice(device: Device, fault: Fault): Promise<void> {
    try {
      await device.flush(exchangeWith(fault), fault.type === "page-killed" ? fault : undefined);
    } catch (error) {
      if (error instanceof PageKilled) device.closePage();
      else if (!(error instanceof AnswerLost || error instanceof ApiKilled)) throw error;
      return;
    }
    await checkNothingSkipped(device, accountId, deps);
  }

  async function run(step: Step): Promise<void> {
    switch (step.type) {
      case "add":
        return devices[step.device].add(step.seed);
      case "edit":
        return devices[step.device].edit(step.pick, step.seed);
      case "delete":
        return devices[step.device].remove(step.pick);
      case "flush":
        return flushDevice(devices[step.device], step.fault);
      case "flush-both":
        await Promise.all(devices.map((device) => device.flush(quiet)));
        return;
      case "close-page":
        return devices[step.device].closePage();
      case "consent":
        if (!hasConsent) await world.giveConsent(accountId);
        hasConsent = true;
        return Promise.all(devices.map((device) => device.retryRefused())).then(() => undefined);
    }
  }

  for (const step of steps) await run(step);

  // Then it is quiet: every page is open, the network is there.
  await run({ type: "consent" });
  for (const device of [devices[0], devices[1], devices[0]]) await device.flush(quiet);
  const fresh = createDevice({ name: accountId, isDurable: false, wallMs: () => Date.now(), subject });
  await fresh.flush(quiet);

  const kept = withoutEmptyDeletes(stored);
  const expected = expectedRecords(kept);
  for (const [name, device] of [
    ["first", devices[0]],
    ["second", devices[1]],
    ["fresh", fresh],
  ] as const) {
    expectEqual(`the ${name} device shows another end`, await shownBy(device), expected);
    expectEqual(`the ${name} device has something unsent`, (await device.state()).outbox, []);
    await subject.check?.(deps, accountId, await device.views());
  }
  await checkReplays(quiet, (await fresh.state()).meta.cursor, kept);
  const replayed = stored.filter((mutation) => !kept.includes(mutation) && !deletesNow(mutation, kept));
  await quiet({ cursor: null, mutations: replayed.slice(0, MAX_MUTATIONS) });
  await fresh.flush(quiet);
  expectEqual("the replay of an empty delete shows", await shownBy(fresh), expected);
  for (const device of [...devices, fresh]) device.closePage();
}

const shownBy = async (device: Device) =>
  Object.fromEntries((await device.views()).map(({ id, fields }) => [id, fields]));

/** After a flush, an incremental pull must have brought what a full one brings. */
async function checkNothingSkipped(device: Device, accountId: string, deps: Deps): Promise<void> {
  const full = await answer(deps, accountId, { cursor: null, mutations: [] });
  const { records, meta } = await device.state();
  expectEqual("the cursor skipped a change", meta.cursor, full.cursor);
  const clocks = Object.fromEntries(
    [...records.values()].map(({ id, state: { fields, deleted } }) => [
      id,
      { fields: Object.fromEntries(Object.entries(fields).map(([name, { hlc }]) => [name, hlc])), deleted },
    ]),
  );
  const theirs = Object.fromEntries(
    full.changes.map(({ id, clocks: { fields, deleted } }) => [id, { fields, deleted }]),
  );
  for (const [id, expected] of Object.entries(theirs)) expectEqual("a change was skipped", clocks[id], expected);
}

/**
 * A delete of a record that the server does not have is acknowledged and not kept: it takes what its own device wrote
 * and could not send, not what another device sends later under the same key. Where the record comes again, a replay
 * adds the clock of that delete to it: a revision, under a newer edit that goes on showing.
 */
function withoutEmptyDeletes(stored: readonly Mutation[]): Mutation[] {
  const known = new Set<string>();
  return stored.filter(({ id, op }) => {
    if (op === "put") known.add(id);
    return known.has(id);
  });
}

/** Sent again, a delete that is newer than the record which came meanwhile is no replay: it deletes that record. */
function deletesNow({ id, hlc }: Mutation, kept: readonly Mutation[]): boolean {
  const own = kept.filter((mutation) => mutation.id === id);
  return own.length > 0 && own.every((mutation) => mutation.hlc < hlc);
}

/** Everything again, in the opposite order: nothing changes, not even a revision. */
async function checkReplays(exchange: Exchange, cursor: string | null, stored: Mutation[]): Promise<void> {
  const reply = await exchange({ cursor, mutations: stored.toReversed().slice(0, MAX_MUTATIONS) });
  expectEqual("a replay changed something", [reply.cursor, reply.changes], [cursor, []]);
}

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
}
