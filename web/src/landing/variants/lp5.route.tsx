import { formText, hero, landing, sections } from "../../content/landings/lp5.ts";
import { TapeHero } from "../heroes/tape-hero.tsx";
import { landingMeta } from "../landing-meta.ts";
import { LandingPage } from "../landing-page.tsx";
import { prices } from "../prices.ts";
import { Faq } from "../sections/faq.tsx";
import { Features } from "../sections/features.tsx";
import { FinalCta } from "../sections/final-cta.tsx";
import { Gallery } from "../sections/gallery.tsx";
import { PriceComparison } from "../sections/price-comparison.tsx";
import { Team } from "../sections/team.tsx";

export const meta = landingMeta(landing);

export default function Lp5() {
  return (
    <LandingPage
      landing={landing}
      hero={
        <TapeHero
          landing={landing}
          copy={import.meta.env.SSR || import.meta.env.DEV ? hero : null}
          formText={formText}
        />
      }
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  const { plan, comparison, delivery, features, team, gallery, finalCta, faq } = sections();
  const priced = { ...plan, total: prices(landing.variant).now };
  return (
    <>
      <PriceComparison {...comparison} slips={[delivery, priced]} />
      <Features variant="lines" {...features} />
      <Team variant="line" {...team} />
      <Gallery variant="pairs" {...gallery} />
      <FinalCta landing={landing} variant="night" {...finalCta} inFull />
      <Faq {...faq} />
    </>
  );
}
