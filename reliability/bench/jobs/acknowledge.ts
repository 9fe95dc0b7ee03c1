import { type LoadResult, load } from "../../lib/load/load.ts";
import { sharedApi } from "../harness/api-process.ts";
import { loadedDatabase } from "../harness/database.ts";
import type { Measured, Settings } from "../measure.ts";
import { type Comparison, templatesOf } from "./baseline-comparison.ts";

const PER_SECOND = 500;
const MAX_MS = 50;
const SHORT_COUNT = 500;

/** Latency of a webhook's 200 at five hundred a second; the bound is 1/200 of the vendor's timeout. */
export async function acknowledge(job: Comparison, { isShort, people }: Settings): Promise<Measured[]> {
  const api = await sharedApi(await loadedDatabase(people));
  const requests = templatesOf(job);
  if (isShort) {
    const plan = { connections: 16, seconds: 60, maxRequests: SHORT_COUNT };
    return [refused(job, SHORT_COUNT, await load({ port: api.port, requests, ...plan }))];
  }
  const send = (rate: number, seconds: number) => load({ port: api.port, requests, connections: 64, seconds, rate });
  await send(PER_SECOND / 2, 4);
  const result = await send(PER_SECOND, 15);
  const { answered, p50, p99 } = result;
  return [
    {
      id: `${job.number}.ack`,
      what: `p99 of the acknowledgement at ${PER_SECOND}/s`,
      kind: "time",
      value: p99,
      unit: "ms",
      bound: { most: MAX_MS },
      note: `median ${p50.toFixed(1)} ms, ${answered} sent, a fifth of them twice`,
    },
    refused(job, answered + result.broken, result),
  ];
}

const refused = ({ number }: Comparison, count: number, { statuses }: LoadResult): Measured => ({
  id: `${number}.refused`,
  what: "webhooks not answered with 200",
  kind: "count",
  value: count - (statuses["200"] ?? 0),
  bound: { exactly: 0 },
  note: JSON.stringify(statuses),
});
