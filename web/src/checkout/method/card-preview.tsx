import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { brandOf } from "./card-brand.ts";
import { type CardFormStore, useCardField } from "./card-form-store.ts";
import styles from "./method.module.css";

/** Sixteen digits in groups of four, padded with dots. */
function previewNumber(number: string): string {
  const digits = number.replace(/\D/g, "").padEnd(16, "•").slice(0, 16);
  return digits.replace(/(.{4})(?=.)/g, "$1 ");
}

/** A live preview of the card. Decorative: screen readers have the fields. */
export function CardPreview({ store }: { store: CardFormStore }) {
  const number = useCardField(store, "number");
  const holderName = useCardField(store, "holderName");
  const expiryMonth = useCardField(store, "expiryMonth");
  const expiryYear = useCardField(store, "expiryYear");
  const ccv = useCardField(store, "ccv");
  return (
    <div className={styles.previewCard} aria-hidden="true">
      <div className={styles.flipper}>
        <div className={`${styles.face} ${styles.front}`}>
          <span className={styles.chip} />
          <span className={styles.brand}>{brandOf(number) ?? "crédito"}</span>
          <PlumbBob className={styles.plumbBob} />
          <div className={styles.lines}>
            <p className={styles.number}>{previewNumber(number)}</p>
            <p className={styles.line}>
              <span className={styles.holder}>{holderName.toUpperCase() || "NOME NO CARTÃO"}</span>
              <span>{`${expiryMonth || "MM"}/${expiryYear || "AAAA"}`}</span>
            </p>
          </div>
        </div>
        <div className={`${styles.face} ${styles.back}`}>
          <span className={styles.stripe} />
          <span className={`${styles.signature} row`}>{ccv.replace(/./g, "•") || "CCV"}</span>
        </div>
      </div>
    </div>
  );
}
