import * as fc from "fast-check";
import { dietOf } from "../../engine/src/nutrition/menus/diet.ts";
import { anyRequest, EATINGS } from "../../engine/src/nutrition/menus/testing/any-request.ts";
import { meanOf, sumFigures, type Tally, weekFigures } from "../../engine/src/nutrition/menus/testing/menu-figures.ts";

const SEED = 45;

/** What a reader of menus counts, over people of each way of eating: `npm run prove -- menu-figures [people]`. */
export async function proveMenuFigures(): Promise<void> {
  const people = Number(process.argv[3] ?? 2_000);
  const times: number[] = [];
  const columns = EATINGS.map((eating) => {
    const weeks: Record<string, Tally>[] = [];
    const requests = fc.sample(anyRequest({ eatings: [eating] }), {
      seed: SEED,
      numRuns: Math.ceil(people / EATINGS.length),
    });
    let without = 0;
    for (const request of requests) {
      const since = performance.now();
      const { diet } = dietOf(request);
      times.push(performance.now() - since);
      if (diet.method === "foods") weeks.push(weekFigures(request, diet));
      else without += 1;
    }
    return { sums: sumFigures(weeks), without: without / requests.length };
  });
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  console.log(`${times.length} people, seed ${SEED}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
  const line = (name: string, cells: readonly number[]): void =>
    console.log(`${name.padEnd(54)}${cells.map((cell) => cell.toFixed(2).padStart(12)).join("")}`);
  console.log(`${"".padEnd(54)}${EATINGS.map((eating) => eating.slice(0, 11).padStart(12)).join("")}`);
  line(
    "without a menu",
    columns.map(({ without }) => without),
  );
  for (const name of columns[0]?.sums.keys() ?? []) {
    line(
      name,
      columns.map(({ sums }) => meanOf(sums, name)),
    );
  }
}
