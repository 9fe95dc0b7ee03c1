import { hero, landing, sections } from "../../content/landings/lp4.ts";
import { AxisHero } from "../heroes/axis-hero.tsx";
import { landingMeta } from "../landing-meta.ts";
import { LandingPage } from "../landing-page.tsx";
import { Faq } from "../sections/faq.tsx";
import { Features } from "../sections/features.tsx";
import { FinalCta } from "../sections/final-cta.tsx";
import { Gallery } from "../sections/gallery.tsx";
import { PromiseBand } from "../sections/promise-band.tsx";
import { Team } from "../sections/team.tsx";

export const meta = landingMeta(landing);

export default function Lp4() {
  return (
    <LandingPage
      landing={landing}
      hero={<AxisHero landing={landing} copy={import.meta.env.SSR || import.meta.env.DEV ? hero : null} />}
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  const { promiseBand, gallery, features, team, finalCta, faq } = sections();
  return (
    <>
      <PromiseBand {...promiseBand} />
      <Gallery variant="voices" {...gallery} />
      <Features variant="quilt" {...features} />
      <Team variant="names" {...team} />
      <FinalCta landing={landing} variant="shout" {...finalCta} />
      <Faq {...faq} />
    </>
  );
}
