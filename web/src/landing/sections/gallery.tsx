import { type Testimonial, testimonials, testimonialsSection } from "../../content/testimonials.ts";
import { Illustration } from "../../ui/illustration.tsx";
import styles from "./gallery.module.css";

type GalleryProps = {
  /** Pairs side by side, split pictures, a diary, or the voice first. */
  variant: "pairs" | "splits" | "diary" | "voices";
  title: string;
  text?: string;
  /** A shorter quote for a case, by its id. */
  quotes?: Readonly<Record<string, string>>;
};

const NO_QUOTES = {};

/** Before and after: days, not bodies. */
export function Gallery({ variant, title, text, quotes = NO_QUOTES }: GalleryProps) {
  return (
    <section className={`band ${styles.gallery}`} data-variant={variant}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={`soft ${styles.lead}`}>{text}</p>}
      </div>
      <ul className={styles.list}>
        {testimonials.map((shown) => (
          <li key={shown.id} className={styles.case}>
            <Pair shown={shown} />
            <blockquote className={styles.quote}>
              <p>“{quotes[shown.id] ?? shown.quote}”</p>
              <cite className={styles.who}>
                <b>
                  {shown.name}, {shown.age} anos
                </b>
                , {shown.duration} de programa
              </cite>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ shown: { before, after, consent } }: { shown: Testimonial }) {
  return (
    <figure className={styles.pair}>
      <div className={styles.half}>
        <Illustration src={before.picture} shape="case" className={styles.picture} />
        <figcaption className={styles.caption}>
          <b>Antes</b> {before.caption}
        </figcaption>
      </div>
      <div className={styles.half}>
        <Illustration src={after.picture} shape="case" className={styles.picture} />
        <span className={styles.caption}>
          <b>Depois</b> {after.caption}
        </span>
      </div>
      {!consent && <span className={styles.ribbon}>{testimonialsSection.ribbon}</span>}
    </figure>
  );
}
