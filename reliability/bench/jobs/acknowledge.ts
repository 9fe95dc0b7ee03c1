import { type LoadResult, load } from "../../lib/load/load.ts";
import { atMost, exactly, type Figure } from "../../lib/report/figure.ts";
import { sharedApi } from "../harness/api-process.ts";
import { loadedDatabase } from "../harness/database.ts";
import type { Settings } from "../job.ts";
import { type Comparison, templatesOf } from "./baseline-comparison.ts";

const PER_SECOND = 500;
const MAX_MS = 50;
const SHORT_COUNT = 500;

/** Latency of a webhook's 200 at five hundred a second; the bound is 1/200 of the vendor's timeout. */
export async function acknowledge(job: Comparison, { isShort, people }: Settings): Promise<Figure[]> {
  const api = await sharedApi(await loadedDatabase(people));
  const requests = templatesOf(job);
  if (isShort) {
    const plan = { connections: 16, seconds: 60, maxRequests: SHORT_COUNT };
    return [refused(SHORT_COUNT, await load({ port: api.port, requests, ...plan }))];
  }
  const send = (rate: number, seconds: number) => load({ port: api.port, requests, connections: 64, seconds, rate });
  await send(PER_SECOND / 2, 4);
  const result = await send(PER_SECOND, 15);
  const { answered, p50, p99 } = result;
  return [
    atMost(MAX_MS, `p99 of the acknowledgement at ${PER_SECOND}/s`, p99, {
      kind: "time",
      unit: "ms",
      note: `median ${p50.toFixed(1)} ms, ${answered} sent, a fifth of them twice`,
    }),
    refused(answered + result.broken, result),
  ];
}

const refused = (count: number, { statuses }: LoadResult): Figure =>
  exactly(0, "webhooks not answered with 200", count - (statuses["200"] ?? 0), { note: JSON.stringify(statuses) });
