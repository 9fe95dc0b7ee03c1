import type { ReactNode } from "react";
import { Illustration } from "../../../ui/core/illustration.tsx";
import styles from "./coming-place.module.css";

type ComingPlaceProps = {
  title: string;
  lead: string;
  picture: { src: string; shape: "scene" | "portrait" };
  /** What will be here. */
  coming: readonly { name: string; text: string }[];
  /** What the member can do until then, with its link. */
  meanwhile: { text: string; link: ReactNode };
  /** What is already there, above what comes. */
  children?: ReactNode;
};

/** A place of the app that is not open yet: it says what comes, and where to go until then. No dates. */
export function ComingPlace({ title, lead, picture, coming, meanwhile, children }: ComingPlaceProps) {
  return (
    <div className={styles.place}>
      <Illustration {...picture} className={styles.picture} eager />
      <header className={styles.header}>
        <p className={styles.tag}>Ainda não abriu</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      <section aria-labelledby="o-que-vem">
        <h2 className={styles.title} id="o-que-vem">
          O que vem para cá
        </h2>
        <ul className={styles.coming}>
          {coming.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.meanwhile} aria-labelledby="ate-la">
        <h2 className={styles.title} id="ate-la">
          Até lá
        </h2>
        <p>{meanwhile.text}</p>
        {meanwhile.link}
      </section>
    </div>
  );
}
