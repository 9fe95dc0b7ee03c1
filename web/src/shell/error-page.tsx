import { isRouteErrorResponse } from "react-router";
import { Button, ButtonLink } from "../ui/core/button.tsx";
import { PlumbBob } from "../ui/core/plumb-bob.tsx";
import styles from "./error-page.module.css";

const failed = {
  title: "Alguma coisa saiu do prumo",
  text: "A falha foi nossa e não mexeu em nada do que é seu. Tente de novo ou volte ao começo.",
};
const notFound = {
  title: "Ops! Página não encontrada",
  text: "A página que você está procurando não existe ou foi movida.",
};

/** The root error boundary: a message for the visitor, then the technical detail. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text } = isRouteErrorResponse(error) && error.status === 404 ? notFound : failed;
  return (
    <main className={styles.page}>
      <div className={styles.plumbLine}>
        <PlumbBob />
      </div>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.sheet}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className={styles.technical} lang="en">
          <code>Unexpected Application Error!</code>
          <code>{detailOf(error)}</code>
        </p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>Tentar de novo</Button>
          <ButtonLink variant="link" href="/">
            Voltar à Página Inicial
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

const detailOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
};
