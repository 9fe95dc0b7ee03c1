import { useState } from "react";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { diaryIn } from "../../data/diary/diary-records.ts";
import { exclusionsIn } from "../../data/diary/exclusions-in.ts";
import { layerIn } from "../../data/plan-layer/layer.ts";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { DiaryDay } from "../day/diary-day.tsx";
import type { DiaryDayProps } from "../day/diary-day-props.ts";
import { dayTarget, waterTarget } from "../model/day-target.ts";

export const DAY = "2026-11-12";
export const at = (time: string): Date => new Date(`${DAY}T${time}:00`);

type Changes = Partial<Pick<DiaryDayProps, "plan" | "numbers" | "day" | "now" | "isRead">> & {
  edits?: readonly Edit[];
};

const NONE: readonly Edit[] = [];

/** A day on a device that never sends. */
function Device({
  edits = NONE,
  plan = examplePlan(),
  numbers = "shown",
  day = DAY,
  now = at("14:20"),
  isRead = true,
}: Changes) {
  const [state, setState] = useState(() => patched(emptyState(), recordEdits(emptyState(), 1_000, edits)));
  return (
    <>
      <DiaryDay
        {...{ day, now, plan, numbers, isRead }}
        records={diaryIn(state)}
        layer={layerIn(state)}
        exclusions={exclusionsIn(state, day)}
        workouts={exampleWorkouts()}
        target={dayTarget(plan, undefined)}
        waterMl={waterTarget(plan, undefined)}
        save={async (next) => {
          setState((before) => patched(before, recordEdits(before, 2_000, next)));
          return true;
        }}
      />
      <Toasts />
    </>
  );
}

export const renderDay = (changes: Changes = {}): Promise<void> => renderScreen(<Device {...changes} />);

/** The queue of notices outlives a screen. */
export async function closeToasts(): Promise<void> {
  const open = () => document.querySelector<HTMLElement>("[aria-label='Fechar aviso']");
  while (open()) {
    open()?.click();
    await new Promise(requestAnimationFrame);
  }
}
