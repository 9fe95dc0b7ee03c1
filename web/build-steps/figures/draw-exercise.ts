import type { Drawing } from "@app/engine/training/figure/pose";
import { skeletonOf } from "@app/engine/training/figure/skeleton";
import { spotOf, threadSpots } from "@app/engine/training/figure/spots";
import { drawBody } from "./draw-body.ts";
import { drawParts, drawSymbol } from "./draw-parts.ts";
import { GROUND_INKS } from "./grounds.ts";
import { ink } from "./inks.ts";
import { disc, fill, number } from "./svg.ts";

const FRAME = { width: 240, height: 268, top: -28 } as const;
/** Wall, hatching and floor go on far beyond the frame, so that it fills any shape without cropping a head. */
const BEYOND = 900;
const BOB = { height: 40, tip: 203 } as const;

/** `both`: where the movement starts and ends side by side. `end` alone has no hatching. */
export function drawExercise(drawing: Drawing, poses: "both" | "end"): string {
  const width = poses === "both" ? FRAME.width * 2 : FRAME.width;
  const endX = width - FRAME.width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${FRAME.top} ${width} ${FRAME.height}" fill="none">` +
    scenery(drawing, width, poses === "both") +
    `<g stroke-linecap="round" stroke-linejoin="round">` +
    (poses === "both" ? drawPose(drawing, "start") : "") +
    (endX === 0 ? drawPose(drawing, "end") : `<g transform="translate(${endX})">${drawPose(drawing, "end")}</g>`) +
    "</g></svg>"
  );
}

function scenery({ ground }: Drawing, width: number, hatched: boolean): string {
  const { wall, hatching, circle, circleOpacity, floor } = GROUND_INKS[ground];
  const all = BEYOND * 2 + width;
  const lines = hatched
    ? `<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M3.5 0v7" stroke="${ink(hatching)}" stroke-width="2.4"/></pattern>` +
      `<path d="M-${BEYOND}-300H${FRAME.width}V540H-${BEYOND}z" fill="url(#h)" opacity=".5"/>`
    : "";
  return (
    fill(`M-${BEYOND}-300h${all}v840h-${all}z`, wall) +
    lines +
    `<g opacity="${circleOpacity}">${disc([width - 112 - (hatched ? 12 : 0), 104], 78, circle)}</g>` +
    fill(`M-${BEYOND} 206h${all}v334h-${all}z`, floor)
  );
}

function drawPose(drawing: Drawing, name: "start" | "end"): string {
  const pose = drawing[name];
  const inks = GROUND_INKS[drawing.ground];
  const skeleton = skeletonOf(pose, drawing.view);
  const parts = [...(drawing.parts ?? []), ...(pose.parts ?? [])];
  const [thread, bob] = drawing.thread.pose === name ? plumb(drawing) : ["", ""];
  const { held } = pose;
  const body = drawBody(skeleton, pose, inks.clothes, (hand) =>
    held ? drawSymbol(held, held.at ? spotOf(held.at, skeleton, pose) : hand, inks) : "",
  );
  return (
    drawParts(parts, "behind", skeleton, pose, inks) +
    thread +
    body +
    drawParts(parts, "front", skeleton, pose, inks) +
    bob
  );
}

/** The thread hangs behind the figure and the bob before it. */
function plumb(drawing: Drawing): [thread: string, bob: string] {
  const { thread, bob, bobShade } = GROUND_INKS[drawing.ground];
  const [[upper], [lower]] = threadSpots(drawing);
  const x = (upper + lower) / 2;
  const top = (drawing.thread.tip ?? BOB.tip) - BOB.height;
  const scale = BOB.height / 64;
  return [
    `<path d="M${number(x)}-320V${number(top + 1)}" stroke="${ink(thread)}" stroke-width="3"/>`,
    `<g transform="translate(${number(x - 12 * scale)} ${number(top)}) scale(${scale})">` +
      fill("M8 0h8v7H8z", thread) +
      fill("M12 64C8.5 52 1 43 1 28V7h11z", bob) +
      fill("M12 64c3.5-12 11-21 11-36V7H12z", bobShade) +
      "</g>",
  ];
}
