import { isExcluded } from "@app/engine/exclusions/exclusions";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { diaryConsentWords } from "../../../content/app/diary/diary.ts";
import { DIARY_KINDS } from "../../data/diary/diary-records.ts";
import { exclusionsIn } from "../../data/diary/exclusions-in.ts";
import { useDiary } from "../../data/diary/use-diary.ts";
import { ConsentGate } from "../../data/health-consent/consent-gate.tsx";
import { useNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { layerIn } from "../../data/plan-layer/layer.ts";
import { withLayer } from "../../data/plan-layer/with-layer.ts";
import { usePlan } from "../../data/plan-query.ts";
import { localDay } from "../../shell/format/days.ts";
import { useNow } from "../../shell/use-now.ts";
import { createEntryActions } from "./entry-actions.ts";
import { EntryForm } from "./entry-form.tsx";
import { createFoods } from "./model/foods.ts";
import { mealOffers } from "./model/meal-offers.ts";
import type { Place } from "./model/place.ts";
import { SearchForm } from "./search-form.tsx";

type EntryScreenProps = { mode: "sentence" | "search"; place: Place };

/** Foods of a meal on this device's records. It comes with the catalogue, the search and the reader of sentences. */
export function EntryScreen({ mode, place }: EntryScreenProps) {
  const { records, state, save, sync, snapshot } = useDiary();
  const navigate = useNavigate();
  const numbers = useNumbersShown(snapshot) === "all-hidden" ? "hidden" : "shown";
  const { ownFoods, ownMeasures, entries } = records;
  const today = localDay(new Date(useNow()));
  const exclusions = useMemo(() => exclusionsIn(state, today), [state, today]);
  const foods = useMemo(
    () => createFoods({ ownFoods, ownMeasures, entries }, exclusions),
    [ownFoods, ownMeasures, entries, exclusions],
  );
  const ownMeals = records.ownMeals.filter(({ items }) => !items.some(({ food }) => isExcluded(exclusions, food.ref)));
  const plan = usePlan() ?? null;
  const layer = useMemo(() => layerIn(state), [state]);
  const meals = plan && place.day >= localDay(new Date(plan.createdAt)) ? withLayer(plan, layer, place.day).meals : [];
  const actions = createEntryActions({
    records,
    planVersion: plan?.madeIn.diet ?? null,
    save,
    navigate: (to, options) => void navigate(to, options),
  });
  const shared = { foods, numbers, actions, firstPlace: place } as const;
  return (
    <ConsentGate sync={sync} snapshot={snapshot} words={diaryConsentWords} kinds={DIARY_KINDS}>
      {mode === "search" ? (
        <SearchForm {...shared} />
      ) : (
        <EntryForm {...shared} ownMeals={ownMeals} offersAt={(at) => mealOffers({ entries, meals, exclusions }, at)} />
      )}
    </ConsentGate>
  );
}
