type Disc = { readonly x: number; readonly y: number; readonly scale: number };

const FULL_TURN = 2 * Math.PI;
/** Where the first disc lies: up and to the left. */
const FIRST_ANGLE = (-3 * Math.PI) / 4;
/** From this many on, the last disc may lie in the middle of the others. */
const FEWEST_AROUND_ONE = 4;
/** In the middle it may reach a little under the others. */
const MIDDLE_TIGHTNESS = 0.85;

/**
 * Places discs in a circle, the biggest first: around its middle, each touching its two neighbours and the edge, or with
 * the smallest in the middle where all become larger by that. All are scaled alike, at most by `largest`.
 */
export function packDiscs(radii: readonly number[], circle: number, largest: number): Disc[] {
  const [biggest, smallest] = [radii[0], radii.at(-1)];
  if (biggest === undefined || smallest === undefined) return [];
  if (radii.length === 1) return [{ x: 0, y: 0, scale: Math.min(largest, circle / biggest) }];
  const closing = closingScale(radii, circle);
  const others = radii.slice(0, -1);
  const room = circle / (2 * biggest + MIDDLE_TIGHTNESS * smallest);
  const around = radii.length < FEWEST_AROUND_ONE ? 0 : Math.min(room, closingScale(others, circle), largest);
  if (around > Math.min(closing, largest)) return [...ring(others, circle, around), { x: 0, y: 0, scale: around }];
  const scale = Math.min(closing, largest);
  // When they could grow further than they may, they move together instead.
  return ring(radii, (circle * scale) / closing, scale);
}

/** Discs along the edge. What is left of the turn lies between those that are not opposite each other. */
function ring(radii: readonly number[], edge: number, scale: number): Disc[] {
  const angles = anglesBetween(radii, edge, scale);
  const left = FULL_TURN - sum(angles);
  const share = left > 0 ? left / sum(angles.map((angle) => Math.PI - angle)) : 0;
  let angle = FIRST_ANGLE;
  return radii.map((radius, index) => {
    const from = edge - radius * scale;
    const disc = { x: from * Math.cos(angle), y: from * Math.sin(angle), scale };
    const step = angles[index] ?? 0;
    angle += step + share * (Math.PI - step);
    return disc;
  });
}

/** The scale at which the ring closes or two discs reach across it. Angles grow with it: halving the interval finds it. */
function closingScale(radii: readonly number[], circle: number): number {
  let [low, high] = [0, circle / Math.max(...radii.map((radius, index) => radius + following(radii, index)))];
  for (let step = 0; step < 20; step++) {
    const scale = (low + high) / 2;
    if (sum(anglesBetween(radii, circle, scale)) >= FULL_TURN) high = scale;
    else low = scale;
  }
  return low;
}

const following = (radii: readonly number[], index: number): number => radii[(index + 1) % radii.length] ?? 0;

/** Seen from the middle, between each disc and the next, when they touch each other and the edge (law of cosines). */
const anglesBetween = (radii: readonly number[], edge: number, scale: number): number[] =>
  radii.map((radius, index) => {
    const [one, other] = [radius * scale, following(radii, index) * scale];
    const [a, b, c] = [edge - one, edge - other, one + other];
    return c >= a + b ? Math.PI : Math.acos((a * a + b * b - c * c) / (2 * a * b));
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
