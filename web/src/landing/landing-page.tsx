import { type ReactNode, useEffect } from "react";
import { Footer } from "../site/footer.tsx";
import { ServerOnly } from "../site/server-only.tsx";
import { Toasts } from "../ui/toast.tsx";
import { GetTheApp } from "./get-the-app.tsx";
import type { Landing } from "./landing.ts";
import { rememberOffer } from "./offer.ts";
import { StickyAction } from "./sticky-action.tsx";

type LandingPageProps = { landing: Landing; hero: ReactNode; children: ReactNode };

/**
 * What all landings share: their sections inside one main, the call to action that follows, the way to the app.
 * The hero holds the form and lives; the children are drawn once, as in server-only.tsx, and cost no script.
 */
export function LandingPage({ landing, hero, children }: LandingPageProps) {
  const { variant, sticky } = landing;
  useEffect(() => rememberOffer(variant), [variant]);
  return (
    <>
      <header>
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
      </header>
      <main id="conteudo">
        {hero}
        <ServerOnly name="sections">{children}</ServerOnly>
        <ServerOnly name="app">{import.meta.env.SSR || import.meta.env.DEV ? <GetTheApp /> : null}</ServerOnly>
      </main>
      <ServerOnly name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer /> : null}</ServerOnly>
      <StickyAction label={sticky} />
      <Toasts />
    </>
  );
}
