import type { HeroCopy, Landing } from "../../content/landings/landing.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { trackProps } from "../../tracking/track-props.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import lunchbox from "../../ui/pictures/marmita.svg";
import { LandingHeader } from "../landing-header.tsx";
import { LandingPrice } from "../landing-price.tsx";
import { LeadForm } from "../lead-form.tsx";
import styles from "./tape-hero.module.css";

type TapeHeroCopy = HeroCopy & {
  /** The text on the tape beside the price. */
  limit: string;
  buy: string;
};

type TapeHeroProps = { landing: Landing; copy: TapeHeroCopy | null; formText: string };

/** The price is printed on a tape across the screen: buy at once, or talk first. */
export function TapeHero({ landing, copy, formText }: TapeHeroProps) {
  return (
    <>
      <ServerOnly name="hero-copy">
        {(import.meta.env.SSR || import.meta.env.DEV) && copy ? (
          <section className={styles.hero} data-theme="dark" data-slot="hero">
            <div className={styles.inner}>
              <LandingHeader aside={copy.aside} />
              <h1 className={styles.title}>{copy.title}</h1>
              <p className={`lead soft ${styles.text}`}>{copy.text}</p>
              <Illustration src={lunchbox} shape="scene" eager className={styles.picture} />
            </div>
            <div className={styles.tape}>
              <div className={styles.onTape}>
                <LandingPrice variant={landing.variant} inFull />
                <p className={styles.limit}>{copy.limit}</p>
                <ButtonLink href="/pagamento" {...trackProps("CTAClick", copy.buy)}>
                  {copy.buy}
                </ButtonLink>
              </div>
            </div>
          </section>
        ) : null}
      </ServerOnly>
      <section className={styles.talk}>
        <div className={styles.talkInner}>
          <div>
            <h2>{landing.form.title}</h2>
            <p className={`soft ${styles.formText}`}>{formText}</p>
          </div>
          <div className={styles.sheet}>
            <LeadForm landing={landing} />
          </div>
        </div>
      </section>
    </>
  );
}
