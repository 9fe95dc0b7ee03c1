import { type EvalCase, golden } from "@app/engine/assistant/testing/evaluation/golden";
import type { ToolCall } from "@app/engine/assistant/testing/evaluation/reply";
import { createModelSimulator } from "@app/simulators/model/simulator";
import { createApp } from "../../../server/src/app.ts";
import { canaryOf } from "../../../server/src/assistant/turn/write-by-model.ts";
import type { Deps } from "../../../server/src/deps.ts";
import type { ScriptedModel } from "../models/scripted-model.ts";
import type { Mode } from "./mode.ts";
import { openDeps } from "./open-deps.ts";

export type Stack = {
  readonly deps: Deps;
  readonly url: string;
  readonly canary: string;
  /** A case begins: what is counted is counted from here. */
  begin: (one: EvalCase | null) => void;
  calls: () => readonly ToolCall[];
  modelRequests: () => number;
  /** Everything that was sent to the vendor. */
  sent: () => readonly unknown[];
  stop: () => Promise<void>;
};

/** The API in this process, on a database of its own, with the model of the mode. */
export async function startStack(databaseUrl: string, mode: Mode, realModel: Record<string, string>): Promise<Stack> {
  const simulator = createModelSimulator();
  const calls: ToolCall[] = [];
  let current: EvalCase | null = null;
  let earlier = 0;
  const simulatorUrl = await simulator.start();
  const scripted = { ASSISTANT_URL: simulatorUrl, ASSISTANT_KEY: "evals", ASSISTANT_MODEL: "scripted" };
  const settings =
    "script" in mode ? { ASSISTANT_PROVIDER: mode.vendor, ...scripted } : mode.name === "real" ? realModel : {};
  const { deps, close } = await openDeps(databaseUrl, () => golden.now, settings);
  const canary = canaryOf(deps);
  const { app } = await createApp({
    ...deps,
    onToolCall: ({ name, input, output }) => void calls.push({ name, input: { ...input }, output }),
  });
  const script: ScriptedModel | undefined = "script" in mode ? mode.script : undefined;
  if (script)
    simulator.answerWith(({ text, hasResults, results }) => {
      const request = simulator.requests().at(-1);
      if (!JSON.stringify(request?.body).includes(canary)) throw new Error("the instructions hold no canary");
      return script({ case: current, text, hasResults, results, canary });
    });
  return {
    deps,
    url: await app.listen({ port: 0, host: "127.0.0.1" }),
    canary,
    begin(one) {
      current = one;
      earlier = simulator.requests().length;
      calls.length = 0;
    },
    calls: () => calls,
    modelRequests: () => simulator.requests().length - earlier,
    sent: simulator.requests,
    async stop() {
      await app.close();
      await close();
      await simulator.stop();
    },
  };
}
