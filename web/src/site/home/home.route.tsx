import { brand } from "@app/contract/brand";
import { SignupProvider } from "../../identity/sign-up/signup.tsx";
import { Footer } from "../../shell/footer.tsx";
import { Header } from "../../shell/header.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { Articles } from "./articles.tsx";
import { FaqSection } from "./faq-section.tsx";
import { Hero } from "./hero/hero.tsx";
import styles from "./home.module.css";
import { HowItWorks } from "./how-it-works.tsx";
import { Plans } from "./plans/plans.tsx";
import { Specialists } from "./specialists.tsx";
import { StatsBand } from "./stats-band.tsx";
import { Testimonials } from "./testimonials.tsx";

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
        {/* Sticky over the axis: it follows the scroll position and rests in the footer. */}
        <div className={styles.track}>
          <PlumbBob className={styles.plumbBob} />
        </div>
        <Header base="" />
        <main id="conteudo">
          <Hero />
          <HowItWorks />
          <ServerOnly name="tape">{import.meta.env.SSR || import.meta.env.DEV ? <StatsBand /> : null}</ServerOnly>
          <Testimonials />
          <ServerOnly name="specialists">
            {import.meta.env.SSR || import.meta.env.DEV ? <Specialists /> : null}
          </ServerOnly>
          <Plans />
          <ServerOnly name="questions">{import.meta.env.SSR || import.meta.env.DEV ? <FaqSection /> : null}</ServerOnly>
          <Articles />
        </main>
      </div>
      <ServerOnly name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer base="" /> : null}</ServerOnly>
    </SignupProvider>
  );
}
