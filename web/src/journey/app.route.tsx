import { brand } from "@app/contract/brand";
import { pageMeta } from "../site/page-meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { Picture } from "../ui/picture.tsx";
import plan from "../ui/pictures/plano.svg";
import styles from "./app.module.css";

export const meta = () =>
  pageMeta({
    title: `Seu app | ${brand.name}`,
    description: `O app do ${brand.name} no navegador.`,
    robots: "noindex",
  });

/** Where the store buttons lead while there is no store: it says plainly what is there and what is not yet. */
export default function AppRoute() {
  return (
    <div className={styles.page}>
      <header>
        <a className={styles.home} href="/">
          <Logo name={brand.name} />
        </a>
      </header>
      <main className={styles.words} id="conteudo">
        <h1>Seu app está a caminho.</h1>
        <p>
          Estamos terminando de montar o app do {brand.name} aqui no navegador. Se você acabou de se cadastrar, sua
          conta já está guardada: não precisa fazer de novo.
        </p>
        <h2>O que acontece agora</h2>
        <ol className={styles.steps}>
          <li>Quando o app abrir neste endereço, você entra com o telefone e a senha do cadastro.</li>
          <li>Você responde a um questionário sobre sua rotina, sua saúde e seu objetivo.</li>
          <li>Seu diário de comida e de treino começa no mesmo dia.</li>
        </ol>
        <ButtonLink variant="outline" href="/">
          Voltar à Página Inicial
        </ButtonLink>
      </main>
      <div className={styles.picture}>
        <Picture src={plan} shape="square" eager />
      </div>
    </div>
  );
}
