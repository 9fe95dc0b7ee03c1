import { shown } from "./jobs/growth.ts";
import type { Growth } from "./results.ts";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 340, 56, 176, 24, 44];
const COLOURS = ["#2f6f5e", "#b4532a", "#3b5b92", "#8a6d1d", "#7a3e74", "#4d7a23", "#8c2f39", "#44606b"];

/** Buffers per operation against rows on logarithmic axes: constant work is a horizontal line. */
export function chartOf(growths: Growth[]): string {
  const sizes = [...new Set(growths.flatMap((growth) => growth.sizes))].toSorted((a, b) => a - b);
  const [smallest, largest] = [sizes[0] ?? 1, sizes.at(-1) ?? 10];
  const highest = Math.ceil(Math.log10(Math.max(10, ...growths.flatMap(({ buffers }) => buffers))));
  const x = (rows: number) =>
    LEFT +
    ((Math.log10(rows) - Math.log10(smallest)) / Math.max(1, Math.log10(largest / smallest))) * (WIDTH - LEFT - RIGHT);
  const y = (buffers: number) =>
    HEIGHT - BOTTOM - (Math.log10(Math.max(1, buffers)) / highest) * (HEIGHT - TOP - BOTTOM);
  const grid = Array.from({ length: highest + 1 }, (_, power) => {
    const at = y(10 ** power);
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}" stroke="#ddd"/><text x="${LEFT - 8}" y="${at + 4}" text-anchor="end">${10 ** power}</text>`;
  });
  const ticks = sizes.map(
    (size) => `<text x="${x(size)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${shown(size)}</text>`,
  );
  const labels = placeLabels(growths.map(({ buffers }) => y(buffers.at(-1) ?? 1)));
  const lines = growths.map(({ name, sizes: own, buffers }, index) => {
    const points = own.map((size, place) => `${x(size).toFixed(1)},${y(buffers[place] ?? 1).toFixed(1)}`).join(" ");
    const colour = COLOURS[index % COLOURS.length];
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${WIDTH - RIGHT + 8}" y="${((labels[index] ?? 0) + 4).toFixed(1)}" fill="${colour}">${name}: ${buffers.at(-1)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#333">
<title>Buffers per operation as the tables grow</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${[...grid, ...ticks, ...lines].join("\n")}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}" text-anchor="middle">accounts and payments</text>
<text x="${LEFT}" y="14">buffers per operation</text>
</svg>
`;
}

/** Label positions next to their lines, moved apart where they would overlap. */
function placeLabels(wanted: number[]): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  const placed: number[] = [];
  for (const { at, index } of order) {
    last = Math.max(at, last + 15);
    placed[index] = last;
  }
  return placed;
}
