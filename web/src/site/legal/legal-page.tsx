import type { ReactNode } from "react";
import { Footer } from "../../shell/footer.tsx";
import { Header } from "../../shell/header.tsx";
import { ServerOnly } from "../../shell/server-only.tsx";
import styles from "./legal-page.module.css";

export type LegalSection = { id: string; title: string; body: ReactNode };

const UPDATED = { iso: "2026-11-15", text: "15 de novembro de 2026" } as const;

/** The children are static, see server-only.tsx; interactive content goes into `after`. */
export function LegalPage({ children, after }: { children: ReactNode; after?: ReactNode }) {
  return (
    <>
      <Header />
      <main id="conteudo">
        <ServerOnly name="document">{children}</ServerOnly>
        {after}
      </main>
      <ServerOnly name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer /> : null}</ServerOnly>
    </>
  );
}

type DocumentProps = { title: string; summary: string; sections: readonly LegalSection[] };

/** The table of contents on one side of the axis, the sections on the other. */
export function LegalDocument({ title, summary, sections }: DocumentProps) {
  return (
    <article className={`band ${styles.document}`}>
      <div className={`before-axis ${styles.head}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={`soft ${styles.updated}`}>
          Em vigor desde <time dateTime={UPDATED.iso}>{UPDATED.text}</time>
        </p>
        <nav className={styles.contents} aria-label="Nesta página">
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={`after-axis ${styles.text}`}>
        <p className={styles.model} role="note">
          <b>Modelo para revisão jurídica.</b> Este texto descreve como o serviço funciona e deve ser revisto por
          advogado antes de valer como documento da empresa.
        </p>
        <p className="lead">{summary}</p>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}
