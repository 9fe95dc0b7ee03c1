import { hero, landing, sections } from "../../content/landings/lp3.ts";
import { SwitchHero } from "../heroes/switch-hero.tsx";
import { landingMeta } from "../landing-meta.ts";
import { LandingPage } from "../landing-page.tsx";
import { Faq } from "../sections/faq.tsx";
import { Features } from "../sections/features.tsx";
import { FinalCta } from "../sections/final-cta.tsx";
import { Gallery } from "../sections/gallery.tsx";
import { ProgressSteps } from "../sections/progress-steps.tsx";
import { Team } from "../sections/team.tsx";

export const meta = landingMeta(landing);

export default function Lp3() {
  return (
    <LandingPage
      landing={landing}
      hero={<SwitchHero landing={landing} copy={import.meta.env.SSR || import.meta.env.DEV ? hero : null} />}
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  const { progressSteps, features, team, gallery, finalCta, faq } = sections();
  return (
    <>
      <ProgressSteps {...progressSteps} />
      <Features variant="switches" {...features} />
      <Team variant="overlap" {...team} />
      <Gallery variant="splits" {...gallery} />
      <FinalCta landing={landing} variant="morning" {...finalCta} inFull />
      <Faq {...faq} />
    </>
  );
}
