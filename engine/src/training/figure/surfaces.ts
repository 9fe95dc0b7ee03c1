import { distanceToSegment, shifted } from "./geometry.ts";
import type { Drawing, Part, Point, Pose, Stroke, SymbolName } from "./pose.ts";
import { FLOOR, type Skeleton } from "./skeleton.ts";
import { spotOf } from "./spots.ts";

/** Something a body can rest on: a line and half its thickness. */
type Surface = { readonly from: Point; readonly to: Point; readonly half: number };

const flat = (left: number, right: number, y: number): Surface => ({ from: [left, y], to: [right, y], half: 0 });
const upright = (x: number, top: number, bottom: number): Surface => ({ from: [x, top], to: [x, bottom], half: 0 });

/** Around 0,0, which is where the symbol stands on the floor or is held. */
const SYMBOL_SURFACES: Partial<Record<SymbolName, readonly Surface[]>> = {
  banco: [flat(-52, 52, -40)],
  barra: [flat(0, 0, 0)],
  bola: [{ from: [0, -26], to: [0, -26], half: 26 }],
  cadeira: [flat(-35, 35, -46), upright(-26.5, -112, -46), flat(-31, -31, -112)],
  colchonete: [flat(-112, 112, -3)],
  degrau: [flat(-34, 34, -24), upright(-34, -24, 0), upright(34, -24, 0)],
  "degrau-baixo": [flat(-34, 34, -14)],
  esteira: [flat(-80, 70, -12)],
  mesa: [flat(-48, 48, -60), flat(-48, -48, -60), flat(48, 48, -60)],
  parede: [upright(0, -400, 0)],
  porta: [upright(0, -188, 0), flat(8, 8, -88)],
  "toalha-dobrada": [flat(-16, 16, -7)],
  poste: [upright(0, -400, 0)],
};

const STROKE_HALF: Record<Stroke, number> = {
  frame: 3,
  pad: 6,
  roller: 7,
  plate: 19,
  platform: 4,
  band: 2,
  rope: 2,
  towel: 3.5,
  sheet: 5,
  cable: 1.5,
};

const place = (at: Point, flip: boolean, [x, y]: Point): Point => shifted(at, [flip ? -x : x, y]);

function surfacesOf(part: Part, skeleton: Skeleton, pose: Pose): Surface[] {
  if ("symbol" in part) {
    const at = spotOf(part.at, skeleton, pose);
    return (SYMBOL_SURFACES[part.symbol] ?? []).map(({ from, to, half }) => ({
      from: place(at, part.flip === true, from),
      to: place(at, part.flip === true, to),
      half,
    }));
  }
  const points = part.through.map((spot) => spotOf(spot, skeleton, pose));
  const half = STROKE_HALF[part.stroke];
  return points.map((from, index) => ({ from, to: points[index + 1] ?? from, half }));
}

/** How far the edge of a round body part is from the nearest surface: below 0 it sinks in. */
export function gapTo(point: Point, radius: number, drawing: Drawing, pose: Pose, skeleton: Skeleton): number {
  const parts = [...(drawing.parts ?? []), ...(pose.parts ?? [])];
  const surfaces = [flat(-1000, 1000, FLOOR), ...parts.flatMap((part) => surfacesOf(part, skeleton, pose))];
  const gaps = surfaces.map(({ from, to, half }) => distanceToSegment(point, from, to) - half - radius);
  return gaps.reduce((nearest, gap) => (Math.abs(gap) < Math.abs(nearest) ? gap : nearest));
}
