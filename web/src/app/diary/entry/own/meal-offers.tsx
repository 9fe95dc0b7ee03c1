import { useId } from "react";
import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import type { StoredEntry } from "../../../data/diary/diary-records.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import type { MealOffers as Offers } from "../model/meal-offers.ts";
import styles from "./own.module.css";

type MealOffersProps = {
  offers: Offers;
  nameOf: (ref: string) => string;
  onPlanned: (meal: LayeredMeal) => void;
  onLast: (entries: readonly StoredEntry[]) => void;
};

/** Before the first word: the plan's meal and the last one, each logged with one tap. */
export function MealOffers({ offers: { planned, last }, nameOf, onPlanned, onLast }: MealOffersProps) {
  const id = useId();
  if (!planned && last.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {copy.offers.title}
      </h2>
      <ul className={styles.offers}>
        {planned ? (
          <li>
            <Offer name={copy.offers.planned} text={planned.name} onClick={() => onPlanned(planned)} />
          </li>
        ) : null}
        {last.length > 0 ? (
          <li>
            <Offer
              name={copy.offers.last}
              text={copy.offers.foods(last.map(({ food }) => nameOf(food.ref)))}
              onClick={() => onLast(last)}
            />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

const Offer = ({ name, text, onClick }: { name: string; text: string; onClick: () => void }) => (
  <button className={`${styles.offer} stack gap-3`} type="button" onClick={onClick}>
    <Icon name="plus" />
    <span>
      <b>{name}</b> <small>{text}</small>
    </span>
  </button>
);
