import type { Mark } from "../../lib/load/requests.ts";
import { type ApiRequest, createInProcessApi, type Statement } from "../../lib/processes/in-process-api.ts";
import { seededDatabase } from "../harness/database.ts";
import { type Swap, scriptOf } from "../harness/script.ts";
import { type AccountRange, type Work, workOf } from "../harness/work.ts";
import type { Measured, Settings } from "../measure.ts";
import type { Growth } from "../results.ts";

/** One call whose database work is counted, to see whether it stays constant as the tables grow. */
export type Counted = {
  number: number;
  name: string;
  apiRequest: ApiRequest;
  mark: Mark;
  swaps?: (reply: string) => Swap[];
  /** Without begin and commit. */
  statements: number;
  transactions: number;
  gatewayCalls?: number;
  /** The accounts that the call may concern; all by default. */
  among?: AccountRange;
};

/** Rows removed by filters, over all statements of a call. */
const MAX_FILTERED = 10;

export async function count(call: Counted, { sizes }: Settings): Promise<{ measured: Measured[]; growth: Growth }> {
  const works: Work[] = [];
  let recorded: { statements: Statement[]; gatewayCalls: number } = { statements: [], gatewayCalls: 0 };
  for (const size of sizes) {
    const url = await seededDatabase(size);
    const inProcess = await createInProcessApi(url);
    const reply = await inProcess.send(call.apiRequest);
    await inProcess.close();
    recorded = reply;
    const script = scriptOf(reply.statements, call.mark, { people: size, swaps: call.swaps?.(reply.payload) ?? [] });
    works.push(await workOf(url, script, call.among ?? { from: 0, count: size }));
  }
  const buffers = works.map((work) => work.buffers);
  const [first = 0, last = 0] = [buffers[0], buffers.at(-1)];
  const indexes = works.at(-1)?.indexes ?? 0;
  const scans = works.flatMap(({ seqScans }) => seqScans);
  const texts = recorded.statements.map(({ text }) => text);
  const begun = texts.filter((text) => /^begin\b/.test(text)).length;
  const id = (series: string) => `${call.number}.${series}.${call.name}`;
  const measured: Measured[] = [
    exact(id("statements"), `statements of ${call.name}`, texts.length - 2 * begun, call.statements),
    exact(id("transactions"), `transactions of ${call.name}`, begun, call.transactions),
    exact(id("scans"), `sequential scans of ${call.name}`, scans.length, 0, scans.join(", ")),
    {
      ...exact(id("thrown"), `rows removed by filters in ${call.name}`, works.at(-1)?.rowsFiltered ?? 0, 0),
      bound: { most: MAX_FILTERED },
    },
    {
      id: id("buffers"),
      what: `buffers of ${call.name} at ${shown(sizes.at(-1))} rows`,
      kind: "count",
      value: last,
      bound: { most: first + indexes },
      note: `${buffers.join(", ")} at ${sizes.map(shown).join(", ")}; ${indexes} indexes touched`,
    },
  ];
  if (call.gatewayCalls !== undefined)
    measured.push(exact(id("gateway"), `gateway calls of ${call.name}`, recorded.gatewayCalls, call.gatewayCalls));
  const walBytes = works.map((work) => work.walBytes);
  return { measured, growth: { name: call.name, sizes, buffers, walBytes, indexes } };
}

const exact = (id: string, what: string, value: number, expected: number, note = ""): Measured => ({
  id,
  what,
  kind: "count",
  value,
  bound: { exactly: expected },
  ...(note && { note }),
});

export const shown = (rows = 1): string => {
  const power = Math.floor(Math.log10(rows));
  const times = rows / 10 ** power;
  return `${times === 1 ? "" : `${times}·`}10${superscript(power)}`;
};
const superscript = (power: number): string => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(power);
