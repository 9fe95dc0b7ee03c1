import type { Amount, OwnFood } from "@app/contract/diary";
import { type ReactNode, useState } from "react";
import { amountCopy } from "../../../content/app/diary/entry.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { AmountSheet } from "./amount/amount-sheet.tsx";
import type { EntryActions } from "./entry-actions.ts";
import styles from "./entry-page.module.css";
import type { Numbers } from "./model/entry-view.ts";
import type { Foods } from "./model/foods.ts";
import { OwnFoodSheet } from "./own/own-food-sheet.tsx";
import { FoodSearch } from "./search/food-search.tsx";

type SearchPageProps = {
  foods: Foods;
  numbers: Numbers;
  title: string;
  firstQuery?: string;
  back: { label: string; onBack: () => void };
  actions: Pick<EntryActions, "createFood" | "teachMeasure">;
  /** Of the button that takes an amount. */
  action?: string;
  onFood: (ref: string, amount: Amount) => void;
  /** Stands under the title. */
  children?: ReactNode;
};

type Open = { kind: "amount"; ref: string } | { kind: "create"; name: string } | null;

/** Finds a food, or makes one. */
export function SearchPage(props: SearchPageProps) {
  const { foods, numbers, title, firstQuery = "", back, actions, action = amountCopy.use, onFood, children } = props;
  const [open, setOpen] = useState<Open>(null);
  // A food that was just made is known once this device has stored it: its amount is asked for then.
  const create = (food: OwnFood) => setOpen({ kind: "amount", ref: actions.createFood(food) });

  return (
    <div className={`${styles.page} stack gap-6`}>
      <header className="at-start stack">
        <button className={styles.back} type="button" onClick={back.onBack}>
          <Icon name="arrow-left" />
          {back.label}
        </button>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </header>
      <FoodSearch
        foods={foods}
        numbers={numbers}
        firstQuery={firstQuery}
        onAdd={(ref) => onFood(ref, foods.usualOf(ref))}
        onChoose={(ref) => setOpen({ kind: "amount", ref })}
        onCreate={(name) => setOpen({ kind: "create", name })}
      />
      {open?.kind === "create" ? (
        <OwnFoodSheet firstName={open.name} numbers={numbers} onSave={create} onClose={() => setOpen(null)} />
      ) : null}
      {open?.kind === "amount" && foods.isKnown(open.ref) ? (
        <AmountSheet
          key={open.ref}
          foods={foods}
          numbers={numbers}
          food={open.ref}
          amount={foods.usualOf(open.ref)}
          action={action}
          onUse={(amount) => onFood(open.ref, amount)}
          onOwnMeasure={(unit, grams) => actions.teachMeasure(unit, open.ref, grams)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
