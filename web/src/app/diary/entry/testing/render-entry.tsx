import type { FoodEntry } from "@app/contract/diary";
import type { PlanView } from "@app/contract/plans";
import { NO_EXCLUSIONS } from "@app/engine/exclusions/exclusions";
import { useMemo, useState } from "react";
import { createRoutesStub, useNavigate } from "react-router";
import { render } from "vitest-browser-react";
import { Toasts } from "../../../../ui/overlays/toast.tsx";
import { diaryIn } from "../../../data/diary/diary-records.ts";
import { layerIn } from "../../../data/plan-layer/layer.ts";
import { withLayer } from "../../../data/plan-layer/with-layer.ts";
import { emptyState } from "../../../sync/core/device-state.ts";
import { patched } from "../../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../../sync/core/edit.ts";
import { createEntryActions } from "../entry-actions.ts";
import { EntryForm } from "../entry-form.tsx";
import type { Numbers } from "../model/entry-view.ts";
import { createFoods } from "../model/foods.ts";
import { mealOffers } from "../model/meal-offers.ts";
import type { Place } from "../model/place.ts";
import { SearchForm } from "../search-form.tsx";

export const DAY = "2026-11-12";
const lunch: Place = { day: DAY, meal: "almoco", time: "12:52" };
const NOW = Date.parse("2026-11-12T15:52:00Z");

type Shown = { mode?: "sentence" | "search"; numbers?: Numbers; before?: readonly Edit[]; plan?: PlanView | null };

const saved: Edit[] = [];
const NONE: readonly Edit[] = [];
/** The foods that were written, in their order. */
export const savedFoods = () =>
  saved.flatMap(({ kind, op, fields }) => (kind === "food" && op === "put" ? [fields as FoodEntry] : []));
export const savedEdits = (): readonly Edit[] => [...saved];

function Entry({ mode = "sentence", numbers = "shown", before = NONE, plan = null }: Shown) {
  const navigate = useNavigate();
  const [state, setState] = useState(() => after(emptyState(), before));
  const records = useMemo(() => diaryIn(state), [state]);
  const foods = useMemo(() => createFoods(records, NO_EXCLUSIONS), [records]);
  const meals = plan ? withLayer(plan, layerIn(state), DAY).meals : [];
  const actions = createEntryActions({
    records,
    planVersion: plan?.madeIn.diet ?? null,
    save: async (edits) => {
      saved.push(...edits);
      setState((last) => after(last, edits));
      return true;
    },
    navigate: (to, options) => void navigate(to, options),
    now: () => NOW,
  });
  const shared = { foods, numbers, actions, firstPlace: lunch };
  return mode === "search" ? (
    <SearchForm {...shared} />
  ) : (
    <EntryForm
      {...shared}
      ownMeals={records.ownMeals}
      offersAt={(place) => mealOffers({ entries: records.entries, meals, exclusions: NO_EXCLUSIONS }, place)}
    />
  );
}

const after = (state: ReturnType<typeof emptyState>, edits: readonly Edit[]) =>
  patched(state, recordEdits(state, NOW, edits));

/** The screen on records of its own, as a device without a network has them. */
export async function renderEntry(shown: Shown = {}): Promise<void> {
  saved.length = 0;
  const Stub = createRoutesStub([
    { path: "/", Component: () => <Entry {...shown} /> },
    { path: "*", Component: () => <p>o dia</p> },
  ]);
  await render(
    <main style={{ padding: "1.75rem var(--page-margin)" }}>
      <Stub initialEntries={["/"]} />
      <Toasts />
    </main>,
  );
}
