import type { PlanView } from "@app/contract/plans";
import type { WorkoutHistory } from "@app/contract/workouts";
import { exercises } from "@app/engine/training/library/library";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { render } from "vitest-browser-react";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { type DeviceState, emptyState } from "../../sync/core/device-state.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { SyncBadge } from "../player/sync-badge.tsx";
import { useWorkout } from "../use-workout.ts";
import { WorkoutView } from "../workout-view.tsx";
import { deviceWith } from "./example-records.ts";
import { exampleTraining } from "./example-session.ts";

const texts = Object.fromEntries(exercises.map((exercise) => [exercise.id, exercise]));

export const planWithTraining = (changes: Partial<PlanView> = {}): PlanView =>
  examplePlan({ training: exampleTraining(), madeIn: { diet: 1, training: 1 }, validFrom: "2026-11-09", ...changes });

type Shown = {
  plan?: PlanView;
  received?: readonly WorkoutHistory[];
  device?: DeviceState;
  now: number;
  /** There is a copy on this device. */
  isKept?: boolean;
  onSave?: (edits: readonly Edit[], device: DeviceState) => void;
};

const NONE: readonly WorkoutHistory[] = [];

function Workout({
  plan = planWithTraining(),
  received = NONE,
  device: first = emptyState(),
  now,
  isKept = true,
  onSave,
}: Shown) {
  const [device, setDevice] = useState(first);
  const [isShort, setIsShort] = useState(false);
  const used = useWorkout({ plan, received, texts, sessionId: "A", device, now, wantsShort: isShort });
  if (!used) return <p>sem treino</p>;
  return (
    <WorkoutView
      used={used}
      badge={<SyncBadge unsent={device.outbox.length} durable={isKept} />}
      isSent={false}
      isKept={isKept}
      notice={null}
      question={null}
      save={(edits) => {
        const next = deviceWith(edits, device);
        setDevice(next);
        onSave?.(edits, next);
      }}
      onLength={setIsShort}
    />
  );
}

/** The session on records of its own, as a device without a network has them, on the whole window. */
export async function renderWorkout(shown: Shown): Promise<void> {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <Workout {...shown} /> },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <Stub initialEntries={["/"]} />
      </main>
    </QueryClientProvider>,
  );
}
