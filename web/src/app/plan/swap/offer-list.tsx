import { type ReactNode, useId } from "react";
import styles from "./offer-list.module.css";

type OfferListProps<V extends string> = {
  legend: string;
  offers: readonly { value: V; name: string; text: string; aside: ReactNode }[];
  value: V | undefined;
  onChange: (value: V) => void;
};

/** One of several, a row each: native radios. */
export function OfferList<V extends string>({ legend, offers, value, onChange }: OfferListProps<V>) {
  const id = useId();
  return (
    <fieldset className={styles.offers} role="radiogroup" aria-labelledby={id}>
      <legend className="sr-only" id={id}>
        {legend}
      </legend>
      {offers.map((offer) => (
        <label key={offer.value} className={styles.offer}>
          <input
            className={styles.radio}
            type="radio"
            name={id}
            value={offer.value}
            checked={offer.value === value}
            onChange={() => onChange(offer.value)}
          />
          <span className={styles.words}>
            <b>{offer.name}</b>
            {offer.text ? <span>{offer.text}</span> : null}
          </span>
          <span className={styles.aside}>{offer.aside}</span>
        </label>
      ))}
    </fieldset>
  );
}
