import { Fragment } from "react";
import { type Case, cases, casesSection } from "../../content/cases.ts";
import { Picture } from "../../ui/picture.tsx";
import { Carousel, SlideRadio } from "../carousel.tsx";
import { Static } from "../static.tsx";
import styles from "./cases.module.css";

const LABEL = "Casos";
const radioOf = ({ id }: Case) => `case-${id}`;
const slides = cases.map((item) => ({ id: radioOf(item), label: item.name }));

/** The before hangs off plumb, left of the axis; the after hangs straight. */
export function Cases() {
  return (
    <section id="before-after" className={`band ${styles.cases}`} aria-labelledby="cases-title">
      <div className={styles.heading}>
        <h2 id="cases-title" className={styles.title}>
          {casesSection.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p className={`lead soft ${styles.lead}`}>{casesSection.text}</p>
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
        <Static name="cases" className={styles.slides}>
          {import.meta.env.SSR || import.meta.env.DEV ? <CaseSlides shown={cases} /> : null}
        </Static>
      </Carousel>
    </section>
  );
}

export function CaseSlides({ shown }: { shown: readonly Case[] }) {
  return shown.map((item, index) => (
    <Fragment key={item.id}>
      <SlideRadio of={LABEL} id={radioOf(item)} checked={index === 0} />
      <Slide item={item} position={`${index + 1} de ${shown.length}`} />
    </Fragment>
  ));
}

function Slide({ item, position }: { item: Case; position: string }) {
  return (
    <article aria-roledescription="slide" aria-label={`${position}: ${item.name}`} className={styles.slide}>
      <Tile when="Antes" {...item.before} example={!item.consent} />
      <Tile when="Depois" {...item.after} example={!item.consent} />
      <blockquote className={styles.quote}>
        <p className={styles.said}>“{item.quote}”</p>
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
      <Picture src={picture} shape="case" className={styles.picture} />
      <figcaption className={styles.caption}>
        {when}: {caption}
        {example && <span className={styles.ribbon}>{casesSection.ribbon}</span>}
      </figcaption>
    </figure>
  );
}
