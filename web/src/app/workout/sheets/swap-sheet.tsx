import type { Exercise } from "@app/engine/training/library/exercise";
import { useId, useState } from "react";
import { swapExerciseCopy as copy } from "../../../content/app/workout/sheets.ts";
import { Button } from "../../../ui/core/button.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { SkipReason } from "../model/workout-actions.ts";
import type { ExerciseProgress } from "../model/workout-state.ts";
import styles from "./sheets.module.css";

type SwapSheetProps = {
  exercise: ExerciseProgress;
  wordsOf: (exercise: string) => Exercise | undefined;
  onSwap: (takes: string) => void;
  onSkip: (because: SkipReason) => void;
  onEnd: () => void;
  onClose: () => void;
};

const REASONS = ["equipment", "time", "tired", "dislike"] as const satisfies readonly SkipReason[];

/** Another exercise in its place, for today; or none, with a reason. */
export function SwapSheet({ exercise, wordsOf, onSwap, onSkip, onEnd, onClose }: SwapSheetProps) {
  const [offers] = useState(() => offersFor(exercise).flatMap((id) => wordsOf(id) ?? []));
  const [takes, setTakes] = useState(offers[0]?.id as string | undefined);
  const [reason, setReason] = useState<SkipReason | null>(null);
  const chosen = offers.find(({ id }) => id === takes);
  const isSwap = reason === null && chosen !== undefined;

  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title(wordsOf(exercise.exercise)?.name ?? "")}
      text={copy.text}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            if (isSwap) onSwap(chosen.id);
            else if (reason) onSkip(reason);
            if (isSwap || reason) closeDialog(event);
          }}
        >
          {isSwap ? copy.action(chosen.name) : copy.skipAction}
        </Button>
      }
    >
      {offers.length > 0 ? (
        <ExerciseOffers
          legend={copy.title(wordsOf(exercise.exercise)?.name ?? "")}
          offers={offers.map((offer) => ({ ...offer, note: offer.id === exercise.planned ? copy.planned : "" }))}
          value={isSwap ? takes : undefined}
          onChange={(id) => {
            setTakes(id);
            setReason(null);
          }}
        />
      ) : (
        <p>{copy.none}</p>
      )}
      <Chips
        legend={copy.skip}
        options={REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
        value={reason}
        onChange={setReason}
      />
      <p className={styles.end}>
        <Button
          variant="link"
          onClick={(event) => {
            onEnd();
            closeDialog(event);
          }}
        >
          {copy.end}
        </Button>
      </p>
    </Sheet>
  );
}

/** The plan's own first, where another one is done in its place. */
function offersFor({ exercise, planned, swaps }: ExerciseProgress): string[] {
  const all = planned === null ? swaps : [planned, ...swaps];
  return [...new Set(all)].filter((id) => id !== exercise);
}

type ExerciseOffersProps = {
  legend: string;
  offers: readonly (Pick<Exercise, "id" | "name" | "pattern"> & { note: string })[];
  value: string | undefined;
  onChange: (exercise: string) => void;
};

/** One of several exercises, a row each with its picture: native radios. */
function ExerciseOffers({ legend, offers, value, onChange }: ExerciseOffersProps) {
  const id = useId();
  return (
    <fieldset className={styles.offers} role="radiogroup" aria-labelledby={id}>
      <legend className="sr-only" id={id}>
        {legend}
      </legend>
      {offers.map((offer) => (
        <label key={offer.id} className={styles.offersOffer}>
          <input
            type="radio"
            name={id}
            value={offer.id}
            checked={offer.id === value}
            onChange={() => onChange(offer.id)}
          />
          <ExerciseFigure className={styles.offersPicture} id={offer.id} poses="end" />
          <span>
            <b>{offer.name}</b>
            {offer.note ? <small>{offer.note}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
