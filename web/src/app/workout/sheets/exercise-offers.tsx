import type { Exercise } from "@app/engine/training/library/exercise";
import { useId } from "react";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import styles from "./sheets.module.css";

type ExerciseOffersProps = {
  legend: string;
  offers: readonly (Pick<Exercise, "id" | "name" | "pattern"> & { note: string })[];
  value: string | undefined;
  onChange: (exercise: string) => void;
};

/** One of several exercises, a row each with its picture: native radios. */
export function ExerciseOffers({ legend, offers, value, onChange }: ExerciseOffersProps) {
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
