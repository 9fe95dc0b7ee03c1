import { brand } from "@app/contract/brand";
import { pageMeta } from "../shell/page-meta.ts";
import { Logo } from "../ui/core/logo.tsx";
import styles from "./sign-in.module.css";

export const meta = () =>
  pageMeta({ title: `Equipe | ${brand.name}`, description: "Área da equipe.", robots: "noindex" });

export default function StaffSignInRoute() {
  return (
    <div className={styles.page} data-theme="dark">
      <header>
        <a className={styles.home} href="/">
          <Logo name={brand.name} />
        </a>
      </header>
      <main className={styles.body} id="conteudo">
        <p className={styles.area}>Equipe</p>
        <h1>O acesso da equipe ainda não abriu.</h1>
        <p className="lead">
          Aqui nutricionistas, treinadores e atendimento vão entrar, com conta própria e segundo fator. A conta de
          cliente não abre esta área.
        </p>
        <p>
          Você é cliente? <a href="/app">Entre no app</a>.
        </p>
      </main>
    </div>
  );
}
