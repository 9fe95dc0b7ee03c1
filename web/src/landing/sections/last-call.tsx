import { GUARANTEE_DAYS } from "@app/contract/catalogue";
import { tracked } from "../../tracking/tracked.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import horizon from "../../ui/pictures/horizonte.svg";
import { FORM_ID } from "../form-id.ts";
import { type Landing, prices } from "../landing.ts";
import { Price } from "../price.tsx";
import styles from "./last-call.module.css";

type LastCallProps = {
  landing: Pick<Landing, "variant">;
  look: "wall" | "morning" | "receipt" | "shout" | "night";
  title: string;
  action: string;
  inFull?: boolean;
};

/** The last word: the price, what is off it, and the way back to the form. */
export function LastCall({ landing: { variant }, look, title, action, inFull = false }: LastCallProps) {
  return (
    <section
      className={`band ${styles.call} ${look === "night" || look === "shout" ? "escuro" : ""}`}
      data-slot="last-call"
      data-look={look}
    >
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={`lead ${styles.text}`}>
            {prices(variant).off} off no plano anual, com {GUARANTEE_DAYS} dias de garantia.
          </p>
        </div>
        <div className={styles.offer}>
          <Price variant={variant} inFull={inFull} />
          <ButtonLink className={styles.action} href={`#${FORM_ID}`} {...tracked("CTAClick", action)}>
            {action}
          </ButtonLink>
          <p className={`micro ${styles.rule}`}>
            No plano anual. Garantia para quem seguiu o programa, consegue mostrar que seguiu e não teve resultado.
          </p>
        </div>
      </div>
      {look === "morning" && <Picture src={horizon} shape="horizon" className={styles.horizon} />}
    </section>
  );
}
