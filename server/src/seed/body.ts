/** The demo member's weights, waist, nights and walks of five weeks. */
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../deps.ts";
import { dayAgo, type Put, timeOn } from "./demo-device.ts";

/** How many days ago she stood on the scale, and what it said. */
const WEIGHTS = [
  [39, 82.6],
  [37, 82.1],
  [36, 82.4],
  [34, 81.9],
  [32, 82.2],
  [30, 81.6],
  [29, 81.8],
  [27, 81.3],
  [25, 81.5],
  [23, 81.1],
  [22, 81.4],
  [20, 80.9],
  [18, 80.7],
  [16, 81],
  [15, 80.6],
  [13, 80.3],
  [11, 80.7],
  [9, 80.2],
  [8, 80.4],
  [6, 79.9],
  [4, 80.1],
  [3, 79.7],
  [1, 80],
  [0, 79.8],
] as const;
/** Every two weeks, in cm. */
const WAIST = [
  [34, 94.5],
  [20, 93.2],
  [6, 92.1],
] as const;
const NIGHTS = 34;

export const bodyPuts = (deps: Deps): Put[] => [
  ...WEIGHTS.map(([ago, kg]) => weightPut(deps, ago, kg)),
  ...WAIST.map(([ago, cm]) => waistPut(deps, ago, cm)),
  ...Array.from({ length: NIGHTS }, (_, ago) => sleepPut(deps, ago)),
  ...[29, 22, 15, 8, 1].map((ago) => walkPut(deps, ago)),
];

function weightPut(deps: Deps, ago: number, kg: number): Put {
  const day = dayAgo(deps, ago);
  const at = timeOn(deps, day, "09:40");
  return { kind: "weight", id: recordId("weight", day), at, fields: { at: at.toISOString(), kg } };
}

function waistPut(deps: Deps, ago: number, cm: number): Put {
  const measure = { day: dayAgo(deps, ago), site: "cintura" };
  const id = recordId("measure", measure.day, measure.site);
  return { kind: "measure", id, at: timeOn(deps, measure.day, "09:50"), fields: { measure, cm } };
}

/** Between six and seven and a half hours, shorter in the middle of each week. */
function sleepPut(deps: Deps, ago: number): Put {
  const day = dayAgo(deps, ago);
  const minutes = 360 + ((ago * 5) % 7) * 15;
  const fields = { day, minutes, quality: minutes < 390 ? 3 : 4 };
  return { kind: "sleep", id: recordId("sleep", day), at: timeOn(deps, day, "09:35"), fields };
}

function walkPut(deps: Deps, ago: number): Put {
  const activity = { day: dayAgo(deps, ago), what: "caminhada" };
  const id = recordId("activity", activity.day);
  return {
    kind: "activity",
    id,
    at: timeOn(deps, activity.day, "21:00"),
    fields: { activity, minutes: 40, effort: 2 },
  };
}
