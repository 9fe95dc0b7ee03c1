import type { Amount } from "@app/contract/diary";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { mealNames } from "../../../content/app/diary/diary.ts";
import { foodSearchCopy } from "../../../content/app/diary/entry.ts";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import type { EntryActions } from "./entry-actions.ts";
import { showRow } from "./found/found-list.tsx";
import type { Numbers } from "./model/entry-view.ts";
import type { Foods } from "./model/foods.ts";
import type { MealOffers } from "./model/meal-offers.ts";
import type { Place } from "./model/place.ts";
import { SearchPage } from "./search-page.tsx";
import { SentencePage } from "./sentence-page.tsx";
import { useDraft } from "./use-draft.ts";

type EntryFormProps = {
  foods: Foods;
  numbers: Numbers;
  ownMeals: DiaryRecords["ownMeals"];
  offersAt: (place: Place) => MealOffers;
  /** As the clock or the link chose it. */
  firstPlace: Place;
  actions: EntryActions;
};

/** In the address, so that "back" leads from the search to the sentence; what was typed is not in it. */
const SEARCHING = "achar";

/** What the assistant understood, to be corrected here: beside the address, which is no place for it. */
const sentenceIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "sentence" in state && typeof state.sentence === "string"
    ? state.sentence
    : "";

/** The sentence, and the search for a piece of it, on one draft. */
export function EntryForm({ foods, numbers, ownMeals, offersAt, firstPlace, actions }: EntryFormProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [place, setPlace] = useState(firstPlace);
  const draft = useDraft(foods, sentenceIn(state));
  const [sought, setSought] = useState<string | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const isSearching = new URLSearchParams(search).has(SEARCHING);

  // The row that was looked for takes the focus of the search that is gone.
  useEffect(() => {
    if (isSearching || returned === null) return;
    showRow(returned, { takesFocus: true });
    setReturned(null);
  }, [isSearching, returned]);

  function find(key: string | null) {
    setSought(key);
    const parameters = new URLSearchParams(search);
    parameters.set(SEARCHING, "");
    void navigate({ search: String(parameters) });
  }
  function choose(ref: string, amount: Amount) {
    draft.put(sought, ref, amount);
    setReturned(sought);
    void navigate(-1);
  }

  if (isSearching) {
    const piece = draft.found.unknown.find(({ key }) => key === sought);
    return (
      <SearchPage
        foods={foods}
        numbers={numbers}
        title={piece ? foodSearchCopy.titleOf(piece.text) : foodSearchCopy.title}
        firstQuery={piece?.text ?? ""}
        back={{ label: mealNames[place.meal], onBack: () => void navigate(-1) }}
        actions={actions}
        onFood={choose}
      />
    );
  }
  return (
    <SentencePage
      foods={foods}
      numbers={numbers}
      ownMeals={ownMeals}
      offersAt={offersAt}
      place={place}
      draft={draft}
      actions={actions}
      onPlace={setPlace}
      onFind={find}
    />
  );
}
