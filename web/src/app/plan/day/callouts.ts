import { composePlate } from "../../../ui/plate/compose-plate.ts";

// A wide screen labels the plate directly: a line from each food to its row. The picture is as high as the rows beside
// it, which have a fixed height, and shows the middle of the scene.

/** In rem, which is what both grow by. */
const [FRAME_WIDTH, ROW_HEIGHT] = [20, 4];
const [SCENE_WIDTH, SCENE_HEIGHT] = [480, 360];
/** Fewer rows would crop the plate, more would show nothing but it. */
const [FEWEST_ROWS, MOST_ROWS] = [5, 6];
/** The line runs level for its last piece, in units. */
const LEVEL = 24;

export type Callout = { row: number; from: Point; bend: Point; to: Point };
type Point = { x: number; y: number };

export const frameRows = (rows: number): number => Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, rows));

/**
 * The foods from the top of the plate to its bottom, so that their lines do not cross, and the lines in the scene's units.
 * What is not drawn comes last and has none.
 */
export function labelPlate<F extends { drawing: string | null }>(
  foods: readonly F[],
): { rows: F[]; callouts: Callout[] } {
  const drawn = foods.filter(({ drawing }) => drawing !== null);
  const lying = new Map<F | undefined, Point>(
    composePlate(drawn.map(({ drawing }) => drawing ?? "")).map(({ index, x, y }) => [drawn[index], { x, y }]),
  );
  const heightOf = (food: F) => lying.get(food)?.y ?? SCENE_HEIGHT;
  const rows = [...foods].sort((a, b) => heightOf(a) - heightOf(b));
  const { right, yOf } = frameOf(rows.length);
  const callouts = rows.slice(0, MOST_ROWS).flatMap((food, row) => {
    const from = lying.get(food);
    if (!from || from.x > right) return [];
    const y = yOf(row + 0.5);
    return [{ row, from, bend: { x: right - LEVEL, y }, to: { x: right, y } }];
  });
  return { rows, callouts };
}

/** What the frame shows of the scene, as `preserveAspectRatio="xMidYMid slice"` cuts it. */
function frameOf(rows: number) {
  const height = frameRows(rows) * ROW_HEIGHT;
  const remPerUnit = Math.max(FRAME_WIDTH / SCENE_WIDTH, height / SCENE_HEIGHT);
  const top = SCENE_HEIGHT / 2 - height / 2 / remPerUnit;
  return {
    right: SCENE_WIDTH / 2 + FRAME_WIDTH / 2 / remPerUnit,
    yOf: (row: number) => top + (row * ROW_HEIGHT) / remPerUnit,
  };
}
