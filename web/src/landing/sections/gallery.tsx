import { type Testimonial, testimonials, testimonialsSection } from "../../content/testimonials.ts";
import { Illustration } from "../../ui/core/illustration.tsx";
import styles from "./gallery.module.css";

type GalleryProps = {
  variant: "pairs" | "splits" | "diary" | "voices";
  title: string;
  text?: string;
  /** Shorter quotes, by the testimonial's id. */
  quotes?: Readonly<Record<string, string>>;
};

const NO_QUOTES = {};

/** Before-and-after testimonials: they show routines, not bodies. */
export function Gallery({ variant, title, text, quotes = NO_QUOTES }: GalleryProps) {
  return (
    <section className={`band ${styles.gallery}`} data-variant={variant}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className={`soft ${styles.lead}`}>{text}</p>}
      </div>
      <ul className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={styles.case}>
            <Pair testimonial={testimonial} />
            <blockquote className={styles.quote}>
              <p>“{quotes[testimonial.id] ?? testimonial.quote}”</p>
              <cite className={styles.author}>
                <b>
                  {testimonial.name}, {testimonial.age} anos
                </b>
                , {testimonial.duration} de programa
              </cite>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ testimonial: { before, after, consent } }: { testimonial: Testimonial }) {
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
