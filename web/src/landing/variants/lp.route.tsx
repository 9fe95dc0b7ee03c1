import { hero, landing, sections } from "../../content/landings/lp.ts";
import { FringeHero } from "../heroes/fringe-hero.tsx";
import { landingMeta } from "../landing-meta.ts";
import { LandingPage } from "../landing-page.tsx";
import { Faq } from "../sections/faq.tsx";
import { Features } from "../sections/features.tsx";
import { FinalCta } from "../sections/final-cta.tsx";
import { Gallery } from "../sections/gallery.tsx";
import { Team } from "../sections/team.tsx";
import { TimeFacts } from "../sections/time-facts.tsx";

export const meta = landingMeta(landing);

export default function Lp() {
  return (
    <LandingPage
      landing={landing}
      hero={<FringeHero landing={landing} copy={import.meta.env.SSR || import.meta.env.DEV ? hero : null} />}
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  const { timeFacts, team, features, gallery, finalCta, faq } = sections();
  return (
    <>
      <TimeFacts {...timeFacts} />
      <Team variant="posters" {...team} />
      <Features variant="checkerboard" {...features} />
      <Gallery variant="pairs" {...gallery} />
      <FinalCta landing={landing} variant="wall" {...finalCta} />
      <Faq {...faq} />
    </>
  );
}
