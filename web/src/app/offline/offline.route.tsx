import { brand } from "@app/contract/brand";
import { pageMeta } from "../../shell/page-meta.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { Logo } from "../../ui/core/logo.tsx";
import payphone from "../../ui/pictures/orelhao.svg";
import styles from "./offline.module.css";

export const meta = () =>
  pageMeta({
    title: `Sem internet | ${brand.name}`,
    description: "O app precisa de internet para mostrar o que é seu.",
    robots: "noindex",
  });

/**
 * Served by the service worker for any URL when the network fails. The build replaces its scripts
 * (build-steps/worker/offline-page.ts) with one that retries (build-steps/worker/offline-retry.js); without it the button reloads.
 */
export default function OfflineRoute() {
  return (
    <div className={styles.page}>
      <main className={styles.body} id="conteudo">
        <Logo name={brand.name} />
        <h1>Você está sem internet.</h1>
        <p className="lead">
          O app está aqui, mas o que é seu fica guardado com a gente, e não neste aparelho. Assim que a conexão voltar,
          esta página abre sozinha.
        </p>
        <ButtonLink variant="outline" href="" data-retry="">
          Tentar de novo
        </ButtonLink>
        <p
          className={styles.status}
          role="status"
          data-looking="Procurando a conexão..."
          data-absent="Ainda sem conexão. A gente segue tentando."
        />
        <p className={styles.calm}>
          Seu plano segue valendo e nenhum pedido se perde: o que já foi confirmado está feito.
        </p>
      </main>
      <Illustration src={payphone} shape="square" className={styles.picture} eager />
    </div>
  );
}
