import { Static } from "../../site/static.tsx";
import { tracked } from "../../tracking/tracked.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import lunchbox from "../../ui/pictures/marmita.svg";
import type { Landing } from "../landing.ts";
import { LeadForm } from "../lead-form.tsx";
import { Price } from "../price.tsx";
import { Top } from "../top.tsx";
import styles from "./tape-hero.module.css";
import type { HeroWords } from "./words.ts";

type TapeWords = HeroWords & {
  /** What the tape says beside the price. */
  limit: string;
  buy: string;
  formText: string;
};

/** The price is printed on a tape across the screen: buy at once, or talk first. */
export function TapeHero({ landing, words }: { landing: Landing; words: TapeWords }) {
  return (
    <>
      <Static name="hero-words">
        {import.meta.env.SSR || import.meta.env.DEV ? (
          <section className={`escuro ${styles.hero}`} data-slot="hero">
            <div className={styles.inner}>
              <Top aside={words.aside} />
              <h1 className={styles.title}>{words.title}</h1>
              <p className={`lead soft ${styles.text}`}>{words.text}</p>
              <Picture src={lunchbox} shape="scene" eager className={styles.picture} />
            </div>
            <div className={styles.tape}>
              <div className={styles.onTape}>
                <Price variant={landing.variant} inFull />
                <p className={styles.limit}>{words.limit}</p>
                <ButtonLink href="/pagamento" {...tracked("CTAClick", words.buy)}>
                  {words.buy}
                </ButtonLink>
              </div>
            </div>
          </section>
        ) : null}
      </Static>
      <section className={styles.talk}>
        <div className={styles.talkInner}>
          <div>
            <h2>{landing.form.title}</h2>
            <p className={`soft ${styles.formText}`}>{words.formText}</p>
          </div>
          <div className={styles.sheet}>
            <LeadForm landing={landing} />
          </div>
        </div>
      </section>
    </>
  );
}
