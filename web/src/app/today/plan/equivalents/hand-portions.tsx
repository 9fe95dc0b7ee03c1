import { nextMealCopy as copy } from "../../../../content/app/today-plan.ts";
import { RuledList } from "../../../../ui/display/ruled-list.tsx";
import type { LayeredItem } from "../../../data/plan-layer/with-layer.ts";
import { Fold } from "../../fold.tsx";
import styles from "./equivalents.module.css";

type HandPortionsProps = {
  items: readonly Pick<LayeredItem, "id" | "name" | "measure">[];
  /** In one line. */
  isFolded: boolean;
};

/** A meal without figures: how much of each food, in hands. */
export function HandPortions({ items, isFolded }: HandPortionsProps) {
  const list = (
    <RuledList>
      {items.map(({ id, name, measure }) => (
        <li key={id} className={`${styles.portion} wrap`}>
          <span>{name}</span>
          <b>{measure}</b>
        </li>
      ))}
    </RuledList>
  );
  if (isFolded)
    return (
      <Fold title={copy.hands} id="medidas">
        {list}
      </Fold>
    );
  return (
    <section className="stack gap-2" aria-labelledby="medidas">
      <h2 className="h3-size" id="medidas">
        {copy.hands}
      </h2>
      {list}
    </section>
  );
}
