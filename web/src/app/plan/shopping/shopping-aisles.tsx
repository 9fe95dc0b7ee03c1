import type { ShoppingList } from "@app/contract/plans";
import { useState } from "react";
import { shoppingCopy as copy } from "../../../content/app/plan/shopping.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { KeptNumber } from "../../../ui/display/kept-number.tsx";
import { type Sent, sendList } from "./send-list.ts";
import styles from "./shopping.module.css";
import { type ListedItem, messageOf, withoutFoods } from "./shopping-view.ts";

type ShoppingAislesProps = {
  /** The first line of the message. */
  heading: string;
  list: ShoppingList;
  ticked: ReadonlySet<string>;
  onTick: (food: string, done: boolean) => void;
};

const none: ReadonlySet<string> = new Set();

/** The list in the order of a market, with what is done with it below. */
export function ShoppingAisles({ heading, list, ticked, onTick }: ShoppingAislesProps) {
  // Those ticked later stay until the next look: a row never leaves from under the finger.
  const [hidden, setHidden] = useState(none);
  const shown = withoutFoods(list, hidden);
  const missing = withoutFoods(list, ticked);
  const isFiltered = hidden !== none;
  return (
    <>
      <div className={`${styles.aisles} stack gap-7`}>
        {shown.length === 0 ? <p>{copy.done}</p> : null}
        {shown.map(({ aisle, title, items }) => (
          <section key={aisle} className={styles.aisle} aria-labelledby={`setor-${aisle}`}>
            <h2 className={styles.aislesTitle} id={`setor-${aisle}`}>
              {title}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item.food} className={styles.item}>
                  <Row item={item} isTicked={ticked.has(item.food)} onTick={onTick} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={`${styles.actions} wrap`}>
        <SendList heading={heading} text={messageOf(heading, missing.length > 0 ? missing : list)} />
        <Button variant="link" onClick={() => setHidden(isFiltered ? none : new Set(ticked))}>
          {isFiltered ? copy.all : copy.missing}
        </Button>
        <Button variant="link" onClick={() => print()}>
          <Icon name="print" />
          {copy.print}
        </Button>
      </div>
    </>
  );
}

type RowProps = { item: ListedItem; isTicked: boolean; onTick: ShoppingAislesProps["onTick"] };

function Row({ item: { food, name, amount, hint }, isTicked, onTick }: RowProps) {
  return (
    <label className={`${styles.row} stack gap-3`}>
      <input
        className={styles.box}
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(food, target.checked)}
      />
      <span className={styles.name}>
        {name}
        {hint ? <small>{hint}</small> : null}
      </span>
      <b className={styles.amount}>
        <KeptNumber of="shopping-quantity">{amount}</KeptNumber>
      </b>
    </label>
  );
}

const messages: Partial<Record<Sent, string>> = { copied: copy.copied, failed: copy.notCopied };

/** Sends what is missing by the apps of the device. */
function SendList({ heading, text }: { heading: string; text: string }) {
  const [sent, setSent] = useState<Sent>();
  return (
    <div className={styles.send}>
      <Button variant="outline" fullWidth onClick={() => void sendList(heading, text).then(setSent)}>
        <Icon name="copy" />
        {copy.send}
      </Button>
      <p className={styles.sent} role="status">
        {sent ? messages[sent] : null}
      </p>
    </div>
  );
}
