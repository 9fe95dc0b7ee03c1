import { brand } from "@app/contract/brand";
import { type ReactNode, useEffect, useRef } from "react";
import { Logo } from "../ui/logo.tsx";
import { Picture } from "../ui/picture.tsx";
import horizon from "../ui/pictures/horizonte.svg";
import styles from "./quiet-page.module.css";

type QuietPageProps = {
  title: string;
  lead: ReactNode;
  /** The title changed because something was done: whoever listens hears it. */
  announce?: boolean;
  children?: ReactNode;
};

/** A page that says one thing and leads nowhere in particular: the end of a road. */
export function QuietPage({ title, lead, announce, children }: QuietPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce, title]);

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <a className={styles.home} href="/">
          <Logo name={brand.name} />
        </a>
      </header>
      <main className={styles.words} id="conteudo">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <Picture src={horizon} shape="horizon" className={styles.picture} />
    </div>
  );
}
