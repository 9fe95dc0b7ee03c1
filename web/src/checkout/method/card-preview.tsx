import { PlumbBob } from "../../ui/plumb-bob.tsx";
import { brandOf } from "./card-brand.ts";
import { type CardFormStore, useCardField } from "./card-form-store.ts";
import styles from "./card-preview.module.css";

/** Sixteen places, those not typed yet as dots. */
function places(number: string): string {
  const digits = number.replace(/\D/g, "").padEnd(16, "•").slice(0, 16);
  return digits.replace(/(.{4})(?=.)/g, "$1 ");
}

/** The card as it is being typed. Only a picture: screen readers have the fields. */
export function CardPreview({ store }: { store: CardFormStore }) {
  const number = useCardField(store, "number");
  const holderName = useCardField(store, "holderName");
  const expiryMonth = useCardField(store, "expiryMonth");
  const expiryYear = useCardField(store, "expiryYear");
  const ccv = useCardField(store, "ccv");
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.turning}>
        <div className={`${styles.face} ${styles.front}`}>
          <span className={styles.chip} />
          <span className={styles.brand}>{brandOf(number) ?? "crédito"}</span>
          <PlumbBob className={styles.plumbBob} />
          <div className={styles.lines}>
            <p className={styles.number}>{places(number)}</p>
            <p className={styles.line}>
              <span className={styles.holder}>{holderName.toUpperCase() || "NOME NO CARTÃO"}</span>
              <span>{`${expiryMonth || "MM"}/${expiryYear || "AAAA"}`}</span>
            </p>
          </div>
        </div>
        <div className={`${styles.face} ${styles.back}`}>
          <span className={styles.stripe} />
          <span className={styles.signature}>{ccv.replace(/./g, "•") || "CCV"}</span>
        </div>
      </div>
    </div>
  );
}
