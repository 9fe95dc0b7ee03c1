import { brand } from "@app/contract/brand";
import { SignupProvider } from "../identity/signup.tsx";
import { Weight } from "../ui/weight.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Articles } from "./home/articles.tsx";
import { Cases } from "./home/cases.tsx";
import { Hero } from "./home/hero.tsx";
import { Method } from "./home/method.tsx";
import { Plans } from "./home/plans.tsx";
import { Questions } from "./home/questions.tsx";
import { Specialists } from "./home/specialists.tsx";
import { Tape } from "./home/tape.tsx";
import styles from "./home.module.css";
import { pageMeta } from "./page-meta.ts";
import { Static } from "./static.tsx";

const SUMMARY =
  "Nutricionista e treinador humanos, mais uma IA disponível 24 horas, cuidando do seu plano de dieta e treino. 30 dias de garantia.";

export const meta = () =>
  pageMeta({
    title: `${brand.name} | Emagrecimento sustentável com nutricionista, treinador e IA`,
    description: SUMMARY,
    keywords:
      "emagrecimento sustentável, nutricionista online, treinador online, dieta personalizada, treino personalizado, IA",
    path: "/",
  });

export default function HomeRoute() {
  return (
    <SignupProvider>
      <div className={styles.fall}>
        {/* Sticky over the axis: it travels down with the reader and rests in the footer. */}
        <div className={styles.track}>
          <Weight className={styles.weight} />
        </div>
        <Header base="" />
        <main id="conteudo">
          <Hero />
          <Method />
          <Static name="tape">{import.meta.env.SSR || import.meta.env.DEV ? <Tape /> : null}</Static>
          <Cases />
          <Static name="specialists">{import.meta.env.SSR || import.meta.env.DEV ? <Specialists /> : null}</Static>
          <Plans />
          <Static name="questions">{import.meta.env.SSR || import.meta.env.DEV ? <Questions /> : null}</Static>
          <Articles />
        </main>
      </div>
      <Static name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer base="" /> : null}</Static>
    </SignupProvider>
  );
}
