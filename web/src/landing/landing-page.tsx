import { type ReactNode, useEffect } from "react";
import type { Landing } from "../content/landings/landing.ts";
import { Footer } from "../shell/footer.tsx";
import { ServerOnly } from "../shell/server-only.tsx";
import { Toasts } from "../ui/overlays/toast.tsx";
import { GetTheApp } from "./get-the-app.tsx";
import styles from "./landing.module.css";
import { storeOffer } from "./offer.ts";
import { StickyAction } from "./sticky-action.tsx";

type LandingPageProps = { landing: Landing; hero: ReactNode; children: ReactNode };

/**
 * The layout of all landing pages: the sections in one main, the sticky call to action, the link to the app. The hero
 * holds the form and is hydrated; the children are server-only (server-only.tsx) and cost no script.
 */
export function LandingPage({ landing, hero, children }: LandingPageProps) {
  const { variant, action } = landing;
  useEffect(() => storeOffer(variant), [variant]);
  return (
    <>
      <header>
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
      </header>
      <main id="conteudo" className={styles.page}>
        {hero}
        <ServerOnly name="sections">{children}</ServerOnly>
        <ServerOnly name="app">{import.meta.env.SSR || import.meta.env.DEV ? <GetTheApp /> : null}</ServerOnly>
      </main>
      <ServerOnly name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer /> : null}</ServerOnly>
      <StickyAction label={action} />
      <Toasts />
    </>
  );
}
