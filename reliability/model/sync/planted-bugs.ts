import { nextHlc, parseHlc } from "@app/engine/sync/hlc";
import type { Plant } from "./run-scenario.ts";

/** Acknowledges a mutation that it did not store. */
export const losesWhatItAcknowledged: Plant = async (call, serve) => {
  const reply = await serve({ ...call, mutations: call.mutations.slice(0, -1) });
  const lost = call.mutations.at(-1);
  return lost ? { ...reply, acks: [...reply.acks, { id: lost.id, hlc: lost.hlc, result: "stored" }] } : reply;
};

/** Stamps mutations by their arrival instead of by the device's clock. */
export const winsByArrival: Plant = async (call, serve) => {
  let clock = { ms: Date.now(), counter: 0 };
  const mutations = call.mutations.map((mutation) => {
    const next = nextHlc(clock, Date.now(), parseHlc(mutation.hlc).device);
    clock = next.clock;
    return { ...mutation, hlc: next.hlc };
  });
  const reply = await serve({ ...call, mutations });
  const acks = reply.acks.map((ack, index) => ({ ...ack, hlc: call.mutations[index]?.hlc ?? ack.hlc }));
  return { ...reply, acks };
};

/** Moves the cursor past a change that it does not send. */
export const skipsAChange: Plant = async (call, serve) => {
  const reply = await serve(call);
  return { ...reply, changes: call.cursor === null ? reply.changes : reply.changes.slice(1) };
};
