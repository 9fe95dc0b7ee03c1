import { brand } from "@app/contract/brand";
import { cycles } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";
import { type ReactNode, useEffect } from "react";
import type { Landing } from "../content/landings/landing.ts";
import { Footer } from "../shell/footer.tsx";
import { ServerOnly } from "../shell/server-only.tsx";
import { opensStoreModal } from "../shell/store-modal.tsx";
import { store } from "../storage.ts";
import { Button } from "../ui/core/button.tsx";
import { Toasts } from "../ui/overlays/toast.tsx";
import appStyles from "./get-the-app.module.css";
import styles from "./landing.module.css";
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

/** Stores which page advertised a price of its own, so that the checkout applies that price. */
function storeOffer(variant: Variant): void {
  if (landings[variant].monthlyCents === cycles.annual.monthlyCents) return;
  // Where storage is blocked, the lead itself still carries the offer.
  store("offer", variant);
}

/** The secondary call to action: the free app. */
function GetTheApp() {
  return (
    <section className={appStyles.app} aria-label={`Aplicativo do ${brand.name}`}>
      <div className={`${appStyles.line} container stack gap-4`}>
        <p className={appStyles.body}>Prefere olhar antes? O plano gratuito do app não pede cartão.</p>
        <Button variant="outline" {...opensStoreModal}>
          Baixar o app
        </Button>
      </div>
    </section>
  );
}
