import { brand } from "@app/contract/brand";
import { type ReactNode, useEffect, useRef } from "react";
import { Illustration } from "../ui/core/illustration.tsx";
import { Logo } from "../ui/core/logo.tsx";
import horizon from "../ui/pictures/horizonte.svg";
import styles from "./status-page.module.css";

type StatusPageProps = {
  title: string;
  lead: ReactNode;
  /** Moves the focus to the title, so that screen readers announce the result of an action. */
  announce?: boolean;
  children?: ReactNode;
};

/** A page with a single message and no navigation. */
export function StatusPage({ title, lead, announce, children }: StatusPageProps) {
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
      <main className={`${styles.body} stack gap-6`} id="conteudo">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <Illustration src={horizon} shape="horizon" className={styles.picture} />
    </div>
  );
}
