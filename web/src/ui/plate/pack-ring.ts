type Disc = { readonly x: number; readonly y: number; readonly scale: number };

/** Where the first disc stands: up and to the left. */
const FIRST_ANGLE = (-3 * Math.PI) / 4;

/**
 * Places discs of these radii around the middle of a circle, each touching its two neighbours and the circle's edge.
 * All are scaled alike, at most by `largest`: they keep their proportions.
 */
export function packRing(radii: readonly number[], circle: number, largest: number): Disc[] {
  const [only] = radii;
  if (only === undefined) return [];
  if (radii.length === 1) return [{ x: 0, y: 0, scale: Math.min(largest, circle / only) }];
  const fitting = fittingScale(radii, circle);
  const scale = Math.min(fitting, largest);
  // When they could grow further than they may, they move together instead.
  const edge = (circle * scale) / fitting;
  let angle = FIRST_ANGLE;
  return radii.map((radius, index) => {
    const from = edge - radius * scale;
    const disc = { x: from * Math.cos(angle), y: from * Math.sin(angle), scale };
    angle += angleBetween(radius * scale, next(radii, index) * scale, edge);
    return disc;
  });
}

const next = (radii: readonly number[], index: number): number => radii[(index + 1) % radii.length] ?? 0;

/** The scale at which the ring closes; the angles grow with it, so halving the interval finds it. */
function fittingScale(radii: readonly number[], circle: number): number {
  let [low, high] = [0, circle / Math.max(...radii)];
  for (let step = 0; step < 40; step++) {
    const scale = (low + high) / 2;
    const turn = radii.reduce(
      (sum, radius, index) => sum + angleBetween(radius * scale, next(radii, index) * scale, circle),
      0,
    );
    if (turn > 2 * Math.PI) high = scale;
    else low = scale;
  }
  return low;
}

/** Seen from the middle, between two discs that touch each other and the edge (law of cosines). */
function angleBetween(one: number, other: number, edge: number): number {
  const [a, b, c] = [edge - one, edge - other, one + other];
  if (c >= a + b) return Math.PI;
  return Math.acos((a * a + b * b - c * c) / (2 * a * b));
}
