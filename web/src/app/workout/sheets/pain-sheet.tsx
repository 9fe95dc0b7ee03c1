import { PAIN_ENDS_SESSION, PAIN_STOPS_EXERCISE } from "@app/contract/workouts";
import { type Exercise, TOUCHING_LOAD } from "@app/engine/training/library/exercise";
import { type MouseEvent, useId, useState } from "react";
import { painCopy as copy } from "../../../content/app/workout/sheets.ts";
import { Button } from "../../../ui/core/button.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { FieldMessage } from "../../../ui/forms/field.tsx";
import { Slider } from "../../../ui/inputs/slider.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { Pain } from "../model/workout-actions.ts";
import type { ExerciseProgress } from "../model/workout-state.ts";
import { PainPlace, type Place } from "./pain-place.tsx";
import styles from "./sheets.module.css";

export type AfterPain = { kind: "swap"; takes: string } | { kind: "skip" | "end" };

type PainSheetProps = {
  exercise: ExerciseProgress;
  wordsOf: (exercise: string) => Exercise | undefined;
  onStop: (pain: Pain, then: AfterPain) => void;
  onClose: () => void;
};

/** Where and how much, both said by the member: little goes on with care, 4 or more stops the exercise, 7 or more the session. */
export function PainSheet({ exercise, wordsOf, onStop, onClose }: PainSheetProps) {
  const [place, setPlace] = useState<Place>({ region: null, side: null });
  const { region, side } = place;
  const [level, setLevel] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const swap = region && swapFor(exercise, region, wordsOf);
  const severity = level === undefined ? null : severityOf(level);

  const stop = (event: MouseEvent<HTMLButtonElement>, then: AfterPain) => {
    if (!region || level === undefined) return setIsMissing(true);
    onStop({ region, side, level }, then);
    closeDialog(event);
  };
  /** It ends at once: where it hurts can be said afterwards, in the summary. */
  const endNow = (event: MouseEvent<HTMLButtonElement>) => {
    if (level !== undefined) onStop({ region: region ?? "outra", side, level }, { kind: "end" });
    closeDialog(event);
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title}
      text={<b>{copy.emergency}</b>}
      footer={
        severity === "strong" ? (
          <Button className={styles.action} onClick={endNow}>
            {copy.endNow}
          </Button>
        ) : severity === "mild" ? (
          <>
            <Button className={styles.action} onClick={closeDialog}>
              {copy.goOn}
            </Button>
            <Button className={styles.action} variant="outline" onClick={(event) => stop(event, { kind: "skip" })}>
              {copy.next}
            </Button>
          </>
        ) : (
          <>
            <Button
              className={styles.action}
              onClick={(event) => stop(event, swap ? { kind: "swap", takes: swap.id } : { kind: "skip" })}
            >
              {swap || !region ? copy.swapAction : copy.next}
            </Button>
            <Button className={styles.action} variant="outline" onClick={(event) => stop(event, { kind: "end" })}>
              {copy.end}
            </Button>
          </>
        )
      }
    >
      <PainPlace
        exercise={wordsOf(exercise.exercise)}
        value={place}
        hideLegend
        error={isMissing && !region ? copy.choose : undefined}
        onChange={setPlace}
      />
      <Slider
        label={copy.level}
        value={level}
        unsetText={copy.unrated}
        onChange={setLevel}
        min={0}
        max={10}
        wordOf={copy.word}
      />
      <div aria-live="polite">
        {isMissing && level === undefined ? <FieldMessage id={id} error={copy.rate} /> : null}
        {severity === "strong" ? (
          <p>{copy.strong}</p>
        ) : severity === "mild" ? (
          <p>{copy.mild}</p>
        ) : region === null || severity === null ? null : swap ? (
          <div className={`${styles.offer} row wrap`}>
            <ExerciseFigure className={styles.picture} id={swap.id} poses="end" />
            <p>
              <b>{copy.swap(swap.name)}</b>
              <small>{copy.swapText}</small>
            </p>
          </div>
        ) : (
          <p>{copy.noSwap}</p>
        )}
      </div>
      {severity === "mild" ? null : <p className="small soft">{copy.reader}</p>}
    </Sheet>
  );
}

const severityOf = (level: number) =>
  level >= PAIN_ENDS_SESSION ? "strong" : level >= PAIN_STOPS_EXERCISE ? "stops" : "mild";

/** The first swap that spares the region; what hurts elsewhere is spared by none for certain. */
function swapFor(
  { exercise, swaps }: ExerciseProgress,
  region: Pain["region"],
  wordsOf: PainSheetProps["wordsOf"],
): Exercise | undefined {
  if (region === "outra") return undefined;
  return swaps
    .flatMap((id) => (id === exercise ? [] : (wordsOf(id) ?? [])))
    .find(({ joints }) => joints[region] < TOUCHING_LOAD);
}
