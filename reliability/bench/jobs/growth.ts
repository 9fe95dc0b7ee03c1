import type { ApiRequest, Mark } from "../../lib/load/requests.ts";
import { atMost, exactly, type Figure } from "../../lib/report/figure.ts";
import { seededDatabase } from "../harness/database.ts";
import { createRecordedApi } from "../harness/recorded-api.ts";
import { type Swap, scriptOf } from "../harness/script.ts";
import { type AccountRange, type Work, workOf } from "../harness/work.ts";
import type { Growth, Settings } from "../job.ts";

/** One call whose database work is counted, to see whether it stays constant as the tables grow. */
export type Counted = {
  name: string;
  apiRequest: ApiRequest;
  mark: Mark;
  swaps?: (reply: string) => Swap[];
  /** The accounts that the call may concern; all by default. */
  among?: AccountRange;
};

/** Rows removed by filters, over all statements of a call. */
const MAX_FILTERED = 10;

export async function count(call: Counted, { sizes }: Settings): Promise<{ measured: Figure[]; growth: Growth }> {
  const works: Work[] = [];
  for (const size of sizes) {
    const url = await seededDatabase(size);
    const inProcess = await createRecordedApi(url);
    const reply = await inProcess.send(call.apiRequest);
    await inProcess.close();
    const script = scriptOf(reply.statements, call.mark, { people: size, swaps: call.swaps?.(reply.payload) ?? [] });
    works.push(await workOf(url, script, call.among ?? { from: 0, count: size }));
  }
  const buffers = works.map((work) => work.buffers);
  const [first = 0, last = 0] = [buffers[0], buffers.at(-1)];
  const indexes = works.at(-1)?.indexes ?? 0;
  const scans = works.flatMap(({ seqScans }) => seqScans);
  const measured = [
    exactly(0, `sequential scans of ${call.name}`, scans.length, { note: scans.join(", ") }),
    atMost(MAX_FILTERED, `rows removed by filters in ${call.name}`, works.at(-1)?.rowsFiltered ?? 0),
    atMost(first + indexes, `buffers of ${call.name} at ${shown(sizes.at(-1))} rows`, last, {
      note: `${buffers.join(", ")} at ${sizes.map(shown).join(", ")}; ${indexes} indexes touched`,
    }),
  ];
  const walBytes = works.map((work) => work.walBytes);
  return { measured, growth: { name: call.name, sizes, buffers, walBytes, indexes } };
}

export const shown = (rows = 1): string => {
  const power = Math.floor(Math.log10(rows));
  const times = rows / 10 ** power;
  return `${times === 1 ? "" : `${times}·`}10${superscript(power)}`;
};
const superscript = (power: number): string => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(power);
