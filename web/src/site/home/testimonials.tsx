import { Fragment } from "react";
import { caseNames, type Testimonial, testimonials, testimonialsSection } from "../../content/testimonials.ts";
import { Carousel, SlideRadio } from "../../shell/carousel.tsx";
import { ServerOnly } from "../../shell/server-only.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import styles from "./testimonials.module.css";

const LABEL = "Casos";
const radioOf = (id: string) => `case-${id}`;
const slides = Object.entries(caseNames).map(([id, label]) => ({ id: radioOf(id), label }));

/** The before picture is tilted, left of the axis; the after picture is straight. */
export function Testimonials() {
  return (
    <section id="before-after" className={`band ${styles.testimonials}`} aria-labelledby="cases-title">
      <div className={styles.heading}>
        <h2 id="cases-title" className={styles.title}>
          {testimonialsSection.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p className={`lead soft ${styles.lead}`}>{testimonialsSection.text}</p>
      </div>
      <Carousel
        label={LABEL}
        slides={slides}
        loop
        previous="Caso anterior"
        next="Próximo caso"
        className={styles.carousel}
        navClassName={styles.nav}
      >
        <ServerOnly name="cases" className={styles.slides}>
          {import.meta.env.SSR || import.meta.env.DEV ? <CaseSlides shown={testimonials} /> : null}
        </ServerOnly>
      </Carousel>
    </section>
  );
}

export function CaseSlides({ shown }: { shown: readonly Testimonial[] }) {
  return shown.map((item, index) => (
    <Fragment key={item.id}>
      <SlideRadio of={LABEL} id={radioOf(item.id)} checked={index === 0} />
      <Slide item={item} position={`${index + 1} de ${shown.length}`} />
    </Fragment>
  ));
}

function Slide({ item, position }: { item: Testimonial; position: string }) {
  return (
    <article aria-roledescription="slide" aria-label={`${position}: ${item.name}`} className={styles.slide}>
      <Tile when="Antes" {...item.before} example={!item.consent} />
      <Tile when="Depois" {...item.after} example={!item.consent} />
      <blockquote className={styles.quote}>
        <p className={styles.quoteText}>“{item.quote}”</p>
        <footer className={styles.who}>
          <b>
            {item.name}, {item.age} anos
          </b>
          <span className="soft">{item.duration} de programa</span>
        </footer>
      </blockquote>
    </article>
  );
}

type TileProps = { when: "Antes" | "Depois"; picture: string; caption: string; example: boolean };

function Tile({ when, picture, caption, example }: TileProps) {
  return (
    <figure className={styles.tile} data-when={when === "Antes" ? "before" : "after"}>
      <Illustration src={picture} shape="case" className={styles.picture} />
      <figcaption className={styles.caption}>
        {when}: {caption}
        {example && <span className={styles.ribbon}>{testimonialsSection.ribbon}</span>}
      </figcaption>
    </figure>
  );
}
