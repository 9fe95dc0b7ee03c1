import { ButtonLink } from "../ui/core/button.tsx";
import fallen from "../ui/pictures/fora-do-prumo.svg?raw";
import { Header } from "./header.tsx";
import styles from "./not-found-page.module.css";

/** The 404 page, tilted out of plumb. */
export function NotFoundPage() {
  return (
    <div className={`${styles.page} column`}>
      <Header base="/" />
      <main className={`${styles.body} container`} id="conteudo">
        <h1>Ops! Página não encontrada</h1>
        <p>A página que você está procurando não existe ou foi movida.</p>
        <ButtonLink href="/">Voltar à Página Inicial</ButtonLink>
      </main>
      {/* Inline SVG, because its floor overflows the frame to both edges of the screen. */}
      <div className={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={{ __html: fallen }} />
    </div>
  );
}
