import type { Measured, Settings } from "../measure.ts";
import { loadedDatabase } from "../rig/database.ts";
import { load } from "../rig/load.ts";
import { sharedApi } from "../rig/ours.ts";
import { type Composed, templatesOf } from "./composed.ts";

const PER_SECOND = 500;
const MOST_MS = 50;

/** How soon a webhook has its 200 when five hundred come each second: two hundred times inside the vendor's patience. */
export async function acknowledge(job: Composed, { isShort, people }: Settings): Promise<Measured[]> {
  const api = await sharedApi(await loadedDatabase(people));
  const requests = templatesOf(job);
  const ask = (rate: number, seconds: number) => load({ port: api.port, requests, connections: 64, seconds, rate });
  await ask(PER_SECOND / 2, isShort ? 1 : 4);
  const { answered, statuses, p50, p99, broken } = await ask(PER_SECOND, isShort ? 2 : 15);
  return [
    {
      id: `${job.number}.ack`,
      what: `p99 of the acknowledgement at ${PER_SECOND}/s`,
      kind: "time",
      value: p99,
      unit: "ms",
      bound: { most: MOST_MS },
      note: `median ${p50.toFixed(1)} ms, ${answered} sent, a fifth of them twice`,
    },
    {
      id: `${job.number}.refused`,
      what: "webhooks not answered with 200",
      kind: "count",
      value: answered - (statuses["200"] ?? 0) + broken,
      bound: { exactly: 0 },
    },
  ];
}
