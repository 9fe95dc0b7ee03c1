import { useState } from "react";
import { useNavigate } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { entryCopy, foodSearchCopy } from "../../../content/app/diary/entry.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import type { EntryActions } from "./entry-actions.ts";
import type { Numbers } from "./model/entry-view.ts";
import type { Foods } from "./model/foods.ts";
import type { Place } from "./model/place.ts";
import { MealPlace } from "./place/meal-place.tsx";
import { SearchPage } from "./search-page.tsx";

type SearchFormProps = { foods: Foods; numbers: Numbers; firstPlace: Place; actions: EntryActions };

/** A search that logs what it finds. */
export function SearchForm({ foods, numbers, firstPlace, actions }: SearchFormProps) {
  const navigate = useNavigate();
  const [place, setPlace] = useState(firstPlace);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SearchPage
      foods={foods}
      numbers={numbers}
      title={foodSearchCopy.title}
      back={{ label: entryCopy.back, onBack: () => void navigate(appPaths.diaryDay(place.day)) }}
      actions={actions}
      action={entryCopy.save(place.meal)}
      onFood={(ref, amount) =>
        void actions
          .log(place, { items: [{ food: foods.eatenOf(ref), amount }], waterMl: 0 }, "search")
          .catch(() => setHasFailed(true))
      }
    >
      {hasFailed ? <Alert tone="error">{entryCopy.saveFailed}</Alert> : null}
      <MealPlace place={place} onChange={setPlace} />
    </SearchPage>
  );
}
