import { composePlate } from "../../../ui/plate/compose-plate.ts";

// A wide screen labels the plate directly: a line from each food to its row. The picture is as high as the rows beside
// it, which have a fixed height, and shows the middle of the scene.

/** In rem, which is what both grow by. */
const [FRAME_WIDTH, ROW_HEIGHT] = [22, 4];
const [SCENE_WIDTH, SCENE_HEIGHT] = [480, 360];
/** Fewer rows would crop the plate, more would show nothing but it. */
const [FEWEST_ROWS, MOST_ROWS] = [5, 6];
/** The line runs level for the last piece. */
const LEVEL = 1.6;

export type Callout = { row: number; from: Point; bend: Point; to: Point };
type Point = { x: number; y: number };

export const frameRows = (rows: number): number => Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, rows));

/** Lines in the scene's units, for the rows whose food is drawn. `keys` has one entry for each row. */
export function calloutsFor(keys: readonly (string | null)[]): Callout[] {
  const frameHeight = frameRows(keys.length) * ROW_HEIGHT;
  // As `preserveAspectRatio="xMidYMid slice"` does it: rem for one unit.
  const scale = Math.max(FRAME_WIDTH / SCENE_WIDTH, frameHeight / SCENE_HEIGHT);
  const right = SCENE_WIDTH / 2 + FRAME_WIDTH / 2 / scale;
  const top = SCENE_HEIGHT / 2 - frameHeight / 2 / scale;
  const drawn = keys.flatMap((key, row) => (key === null ? [] : [{ key, row }]));
  return composePlate(drawn.map(({ key }) => key)).flatMap(({ index, x, y }) => {
    const row = drawn[index]?.row;
    if (row === undefined || row >= MOST_ROWS || x > right) return [];
    const rowY = top + ((row + 0.5) * ROW_HEIGHT) / scale;
    return [{ row, from: { x, y }, bend: { x: right - LEVEL / scale, y: rowY }, to: { x: right, y: rowY } }];
  });
}
