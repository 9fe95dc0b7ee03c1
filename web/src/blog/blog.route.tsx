import { brand } from "@app/contract/brand";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import { ServerOnly } from "../shell/server-only.tsx";
import styles from "./blog.module.css";
import { Posts } from "./posts.tsx";

export const meta = () =>
  pageMeta({
    title: `Blog | ${brand.name}`,
    description:
      "Nutrição, exercícios e bem-estar, escritos por quem acompanha gente de verdade: nutricionista e treinador.",
    keywords: "blog de nutrição, emagrecimento, exercícios, bem-estar, nutricionista, treinador",
    path: "/blog",
    picture: "blog",
  });

export default function BlogRoute() {
  return (
    <>
      <Header />
      <main id="conteudo" className={styles.page}>
        <section className={`band ${styles.top}`}>
          <div className="before-axis">
            <h1 className={styles.title}>Blog</h1>
          </div>
          <div className={`after-axis ${styles.aside}`}>
            <p className={`lead ${styles.lead}`}>
              Nutrição, exercícios e bem-estar, escritos por quem acompanha gente de verdade.
            </p>
          </div>
        </section>
        <Posts />
      </main>
      <ServerOnly name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer /> : null}</ServerOnly>
    </>
  );
}
