import { GUARANTEE_DAYS } from "@app/contract/catalogue";
import type { Landing } from "../../content/landings/landing.ts";
import { trackProps } from "../../tracking/track-props.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import horizon from "../../ui/pictures/horizonte.svg";
import { FORM_ID } from "../form-id.ts";
import { LandingPrice } from "../landing-price.tsx";
import { prices } from "../prices.ts";
import styles from "./gallery.module.css";

type FinalCtaProps = {
  landing: Pick<Landing, "variant" | "action">;
  variant: "wall" | "morning" | "receipt" | "shout" | "night";
  title: string;
  inFull?: boolean;
};

/** The closing call to action: the price, the discount, and the link back to the form. */
export function FinalCta({
  landing: { variant: landingVariant, action },
  variant,
  title,
  inFull = false,
}: FinalCtaProps) {
  return (
    <section
      className={`band ${styles.cta}`}
      data-theme={variant === "night" || variant === "shout" ? "dark" : undefined}
      data-slot="final-cta"
      data-variant={variant}
    >
      <div className={`${styles.inner} stack gap-7`}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={`lead ${styles.text}`}>
            {prices(landingVariant).off} off no plano anual, com {GUARANTEE_DAYS} dias de garantia.
          </p>
        </div>
        <div className={styles.offer}>
          <LandingPrice variant={landingVariant} inFull={inFull} />
          <ButtonLink className={styles.action} href={`#${FORM_ID}`} {...trackProps("CTAClick", action)}>
            {action}
          </ButtonLink>
          <p className={`micro ${styles.rule}`}>
            No plano anual. Garantia para quem seguiu o programa, consegue mostrar que seguiu e não teve resultado.
          </p>
        </div>
      </div>
      {variant === "morning" && <Illustration src={horizon} shape="horizon" className={styles.horizon} />}
    </section>
  );
}
