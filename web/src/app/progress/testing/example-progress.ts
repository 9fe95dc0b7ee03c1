import type { Sleep } from "@app/contract/diary";
import type { MealSlot } from "@app/contract/plan-document";
import type { WorkoutHistory } from "@app/contract/workouts";
import { dayNumber } from "@app/engine/progress/day-number";
import type { DiarySums } from "@app/engine/progress/figures/food-weeks";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import type { ProgressRecords } from "../view/progress-records.ts";

// Bia's six weeks as the comps draw them: from 10/11 to Friday, 18/12/2026.

export const TODAY = "2026-12-18";
const FIRST_DAY = "2026-11-10";
const DAYS = 39;

const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST_DAY, index));
/** Waves of different lengths: as irregular as a scale, and the same every time. */
const noise = (index: number): number => 0.45 * Math.sin(index * 1.7) + 0.3 * Math.sin(index * 0.9 + 2);

const weighIns = days.flatMap((day, index) =>
  index % 4 === 3 ? [] : [{ day: dayNumber(day), kg: Math.round((82.2 - index * 0.059 + noise(index)) * 10) / 10 }],
);

const diaryDays: DiarySums[] = days.map((day, index) => ({
  day,
  totals: {
    kcal: Math.round(1_660 + 140 * Math.sin(index * 2.1) + (index % 17 === 3 ? 420 : 0)),
    protein: 96 + (index % 20),
  },
  isComplete: true,
  meals: 4,
}));

const sleeps: Sleep[] = days.slice(-20).map((day, index) => ({
  day,
  minutes: 420 + Math.round(5 * noise(index * 3)) * 15,
  quality: 3 + (index % 3),
}));

const exercises = ["fx:Goblet_Squat", "own:flexao-inclinada", "own:remada-toalha", "fx:Plank"];

/** One more set of each exercise every second week. */
const workouts: WorkoutHistory[] = days
  .filter((_, index) => index % 7 === 0 || index % 7 === 2 || index % 7 === 4)
  .map((day, index) => ({
    session: { plan: 1, id: "A", day, isShort: false },
    end: { at: `${day}T22:00:00.000Z`, because: "done" as const, effort: 3 },
    sets: exercises.flatMap((exercise, part) =>
      Array.from({ length: 2 + Math.floor(index / 6) }, (_, number) => ({
        part: `A.${part + 1}`,
        exercise,
        number: number + 1,
        kg: part === 0 ? 8 + Math.floor(index / 4) * 2 : null,
        count: 8 + (index % 5),
        reserve: 2,
      })),
    ),
    stops: [],
  }))
  .reverse();

const eaten = (day: string, meal: MealSlot, ref: string, grams: number): StoredEntry => ({
  id: `${day}-${meal}-${ref}`,
  place: { day, meal, time: null },
  food: { ref, per100: null },
  amount: { grams, low: grams, high: grams, unit: null, count: null, isAssumed: false },
  source: { from: "search", part: null },
});

const meals = (day: string, index: number): StoredEntry[] => [
  ...(index % 6 === 5 ? [] : [eaten(day, "cafe", "taco:53", 50), eaten(day, "cafe", "taco:488", 90)]),
  eaten(day, "almoco", "taco:3", 125),
  eaten(day, "almoco", "taco:561", 140),
  eaten(day, "almoco", "taco:410", 100),
  eaten(day, "almoco", "taco:77", 60),
  ...(index % 3 === 1 ? [] : [eaten(day, "lanche-tarde", "taco:182", 70)]),
  ...(index % 5 === 2 ? [] : [eaten(day, "jantar", "taco:3", 100), eaten(day, "jantar", "taco:488", 90)]),
];

export const exampleProgress: ProgressRecords = {
  today: TODAY,
  startedOn: FIRST_DAY,
  goal: "emagrecer",
  planned: -0.5,
  sessionsAWeek: 3,
  hasTeam: true,
  weighIns,
  days: diaryDays,
  target: { kcal: 1_650, protein: 115 },
  band: { low: 1_570, high: 1_730 },
  workouts,
  measures: [
    { measure: { day: "2026-11-10", site: "cintura" }, cm: 98 },
    { measure: { day: "2026-11-24", site: "cintura" }, cm: 96.5 },
    { measure: { day: "2026-12-08", site: "cintura" }, cm: 95.5 },
  ],
  sleeps,
  nightOf: new Map(sleeps.map((night) => [night.day, night])),
  entries: new Map(days.slice(-12).map((day, index) => [day, meals(day, index)])),
  energy: [
    { week: "2026-11-30", energy: 2 },
    { week: "2026-12-07", energy: 4 },
  ],
};

/** A member who has logged nothing yet. */
export const emptyProgress: ProgressRecords = {
  ...exampleProgress,
  weighIns: [],
  days: [],
  workouts: [],
  measures: [],
  sleeps: [],
  nightOf: new Map(),
  entries: new Map(),
  energy: [],
};
