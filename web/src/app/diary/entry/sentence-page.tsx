import { useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { amountCopy, entryCopy as copy, ownMealCopy } from "../../../content/app/diary/entry.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { nameOfDay } from "../../../ui/navigation/calendar-days.ts";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import { DangerNotice } from "../../outcome/crisis/danger-notice.tsx";
import { formatHour } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { AmountSheet } from "./amount/amount-sheet.tsx";
import type { EntryActions } from "./entry-actions.ts";
import styles from "./entry-page.module.css";
import { EntryTotal } from "./found/entry-total.tsx";
import { FoundList, showRow } from "./found/found-list.tsx";
import { type Numbers, viewEntry } from "./model/entry-view.ts";
import type { Foods } from "./model/foods.ts";
import type { MealOffers as Offers } from "./model/meal-offers.ts";
import { type Place } from "./model/place.ts";
import { MealOffers } from "./own/meal-offers.tsx";
import { OwnMealSheet } from "./own/own-meal-sheet.tsx";
import { OwnMeals } from "./own/own-meals.tsx";
import { MealPlace } from "./place/meal-place.tsx";
import { SentenceField } from "./sentence/sentence-field.tsx";
import type { UsedDraft } from "./use-draft.ts";

type SentencePageProps = {
  foods: Foods;
  numbers: Numbers;
  ownMeals: DiaryRecords["ownMeals"];
  /** What may be eaten at a meal, for one tap. */
  offersAt: (place: Place) => Offers;
  place: Place;
  draft: UsedDraft;
  actions: EntryActions;
  onPlace: (place: Place) => void;
  /** Null: a food that is not in the sentence. */
  onFind: (key: string | null) => void;
};

export function SentencePage(props: SentencePageProps) {
  const { foods, numbers, ownMeals, offersAt, place, draft, actions, onPlace, onFind } = props;
  const { found } = draft;
  const [current, setCurrent] = useState<string | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [state, setState] = useState<"writing" | "saving" | "failed">("writing");
  const view = viewEntry(foods, found, numbers);
  const logged = draft.logged();
  const hasRows = view.rows.length + found.unknown.length > 0;
  const isEmpty = logged.length === 0 && draft.waterMl === 0;
  const food = changing === null ? undefined : draft.foodAt(changing);

  const keep = async (write: () => Promise<void>) => {
    if (state === "saving") return;
    setState("saving");
    await write().catch(() => setState("failed"));
  };
  const save: EntryActions["log"] = (...entry) => keep(() => actions.log(...entry));
  function showPiece(key: string, stays: boolean) {
    setCurrent(key);
    showRow(key, { takesFocus: !stays });
  }

  return (
    <div className={`${styles.page} stack gap-6`}>
      <header className="at-start stack">
        <Link className={styles.back} to={appPaths.diaryDay(place.day)}>
          <Icon name="arrow-left" />
          {copy.back}
        </Link>
        <h1 className={styles.title}>{copy.title(place.meal, place.time && formatHour(place.time))}</h1>
        {place.time === null ? <p className={styles.day}>{nameOfDay(place.day)}</p> : null}
        <MealPlace place={place} onChange={onPlace} />
      </header>
      <div className={styles.columns}>
        <div className={styles.entry}>
          <SentenceField
            text={draft.text}
            chips={found.chips}
            hint={found.chips.length > 0 ? copy.hintFound : copy.hint}
            placeholder={copy.placeholder[place.meal]}
            onText={draft.write}
            onChip={showPiece}
          />
          <DangerNotice text={draft.text} />
          <p className="sr-only" role="status">
            {hasRows ? copy.understood(logged.length, found.unknown.length) : ""}
          </p>
          {hasRows || draft.waterMl > 0 ? (
            <FoundList
              view={view}
              unknown={found.unknown}
              current={current}
              onFind={onFind}
              onStep={draft.step}
              onChange={setChanging}
            />
          ) : (
            <>
              <MealOffers
                offers={offersAt(place)}
                nameOf={foods.nameOf}
                onPlanned={(meal) => void keep(() => actions.eat(place.day, meal))}
                onLast={(items) => void save(place, { items, waterMl: 0 }, "copy")}
              />
              <OwnMeals meals={ownMeals} onLog={({ items }) => void save(place, { items, waterMl: 0 }, "own-meal")} />
              {state === "failed" ? <Alert tone="error">{copy.saveFailed}</Alert> : null}
            </>
          )}
          <Button className={styles.add} variant="link" onClick={() => onFind(null)}>
            <Icon name="plus" />
            {copy.add}
          </Button>
          {logged.length > 1 ? (
            <Button className={styles.keep} variant="link" onClick={() => setIsNaming(true)}>
              {ownMealCopy.open}
            </Button>
          ) : null}
        </div>
        {hasRows || draft.waterMl > 0 ? (
          <section className={`${styles.total} stack gap-2`} aria-label={copy.total}>
            {view.numbers === "shown" ? <EntryTotal total={view.total} without={view.without} /> : null}
            {draft.waterMl > 0 ? <p className="note">{copy.water(draft.waterMl, numbers)}</p> : null}
            {state === "failed" ? <Alert tone="error">{copy.saveFailed}</Alert> : null}
            <Button
              fullWidth
              busy={state === "saving"}
              aria-disabled={isEmpty || undefined}
              onClick={() => {
                const eaten = { items: logged, waterMl: draft.waterMl };
                if (!isEmpty) void save(place, eaten, found.chips.length > 0 ? "sentence" : "search");
              }}
            >
              {copy.save(place.meal)}
            </Button>
            {view.numbers === "hidden" && view.without.length > 0 ? (
              <p className="note">{copy.leftOut(view.without)}</p>
            ) : null}
          </section>
        ) : null}
      </div>
      {food ? (
        <AmountSheet
          key={`${food.key} ${food.ref}`}
          foods={foods}
          numbers={numbers}
          food={food.ref}
          amount={food.amount}
          offers={food.offers}
          action={amountCopy.use}
          onUse={(amount) => draft.change(food.key, amount)}
          onOwnMeasure={(unit, grams) => actions.teachMeasure(unit, food.ref, grams)}
          onOffer={(ref) => draft.put(food.key, ref, foods.usualOf(ref))}
          onSearch={() => {
            setChanging(null);
            onFind(food.key);
          }}
          onRemove={() => {
            draft.remove(food.key);
            setChanging(null);
          }}
          onClose={() => setChanging(null)}
        />
      ) : null}
      {isNaming ? (
        <OwnMealSheet
          onSave={(name) => {
            void actions.keepMeal(name, logged);
            setIsNaming(false);
          }}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </div>
  );
}
