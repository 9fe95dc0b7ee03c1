import { THREADS } from "@app/contract/conversations";
import type { Deps } from "../../../server/src/deps.ts";
import { type Api, createCalls, type Plant } from "./api.ts";
import { checkConversation } from "./check-conversation.ts";
import { History } from "./history.ts";
import { MemberPage } from "./member-page.ts";
import { Person } from "./person.ts";
import type { PersonIndex, Scenario, Step } from "./steps.ts";

const MINUTE_MS = 60_000;
/** Every step has a moment of its own, which all that happens in it shares. */
const STEP_MS = 1_000;

export type World = Pick<Api, "databaseUrl" | "team"> & {
  deps: Deps;
  /** A new account with the consent, with or without the Complete plan. */
  openAccount: (hasAccess: boolean) => Promise<string>;
  plant: Plant;
};

/** One log of what happens to a member's two threads; throws what does not hold after any step of it. */
export async function runScenario(world: World, { durable, skewMinutes, hasAccess, steps }: Scenario): Promise<void> {
  const accountId = await world.openAccount(hasAccess);
  const history = new History();
  let clock = Date.now();
  const deps: Deps = { ...world.deps, now: () => new Date(clock) };
  const calls = createCalls({ ...world, deps, accountId, history });
  let numbers = 0;
  const nextNumber = () => (numbers += 1);

  const devices = ([0, 1] as const).map((index) => {
    const wallMs = () => clock + skewMinutes[index] * MINUTE_MS;
    const isDurable = durable[index];
    return new MemberPage({ accountId, name: `device ${index}`, isDurable, wallMs, history, calls, nextNumber });
  });
  const people = ([0, 1, 2] as const).map((index) => new Person({ index, history, calls, nextNumber }));

  async function run(step: Step): Promise<void> {
    if (step.type === "wait") clock += step.minutes * MINUTE_MS;
    else if (step.type === "device") await devices[step.device]?.act(step.act);
    else if (step.type === "person") await people[step.person]?.act(step.act);
    else
      await Promise.all([
        ...step.devices.map(async (act, index) => devices[index]?.act(act)),
        ...step.people.map(async (act, index) => people[index as PersonIndex]?.act(act)),
      ]);
  }

  async function check(isAtEnd = false): Promise<void> {
    const whole = await checkConversation(deps, { accountId, hasAccess, history });
    for (const { name, views } of devices)
      for (const thread of THREADS) views[thread].check(name, whole[thread], isAtEnd);
    for (const { name, thread, view } of people) view.check(name, whole[thread], isAtEnd);
  }

  for (const step of steps) {
    clock += STEP_MS;
    await run(step);
    await check();
  }

  clock += STEP_MS;
  // Then it is quiet: every page is open, the network is there.
  for (const device of devices) await device.send();
  for (const person of people) await person.settle();
  for (const device of devices) for (const thread of THREADS) await device.look(thread);
  for (const person of people) await person.look();
  await check(true);
  history.checkArrived();
  for (const device of devices) device.close();
}
