import { setTimeout as pause } from "node:timers/promises";
import type { Handle, Tab, Target } from "./drivers/driver.ts";

const WITHIN_MS = 15_000;

/** A person's visit: every action waits until it is possible, and says what was missing if it never is. */
export type Visit = {
  site: string;
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  see: (target: Target) => Promise<void>;
  click: (target: Target) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  until: (what: string, isTrue: () => boolean | Promise<boolean>, withinMs?: number) => Promise<void>;
  evaluate: Tab["evaluate"];
  /** Writes a picture, if the run was asked for pictures. */
  picture: (name: string) => Promise<void>;
};

export function createVisit(tab: Tab, { site, picture }: Pick<Visit, "site" | "picture">): Visit {
  const until: Visit["until"] = async (what, isTrue, withinMs = WITHIN_MS) => {
    const deadline = Date.now() + withinMs;
    // A navigation ends what runs in the page: asked again, the next page answers.
    let cause: unknown;
    const ask = async () => {
      try {
        return await isTrue();
      } catch (error) {
        cause = error;
        return false;
      }
    };
    while (!(await ask())) {
      if (Date.now() > deadline) throw new Error(`not within ${withinMs / 1_000} s: ${what}`, { cause });
      await pause(50);
    }
  };
  const find = async (target: Target): Promise<Handle> => {
    let handle: Handle | undefined;
    await until(`to see ${JSON.stringify(target)}`, async () => (handle = await tab.find(target)) !== undefined);
    return handle as Handle;
  };
  // Found anew on every try: a render may replace the element.
  const findClear = async (target: Target): Promise<Handle> => {
    let handle = await find(target);
    await until(`${JSON.stringify(target)} uncovered`, async () => {
      handle = await find(target);
      return handle.isClear();
    });
    return handle;
  };

  return {
    site,
    goto: (path) => tab.goto(site + path),
    reload: tab.reload,
    see: async (target) => void (await find(target)),
    click: async (target) => (await findClear(target)).click(),
    fill: async (label, text) => (await findClear({ label })).fill(text),
    until,
    evaluate: tab.evaluate,
    picture: async (name) => {
      await until("nothing moves in", () => tab.evaluate(hasSettled));
      await picture(name);
    },
  };
}

/** Only what moves for ever still moves. */
const hasSettled = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity);
