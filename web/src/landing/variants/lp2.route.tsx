import { listQuestions } from "../../content/landings/list-questions.ts";
import { hero, landing, sections } from "../../content/landings/lp2.ts";
import { NoteHero } from "../heroes/note-hero.tsx";
import { landingMeta } from "../landing-meta.ts";
import { LandingPage } from "../landing-page.tsx";
import { Agenda } from "../sections/agenda.tsx";
import { Faq } from "../sections/faq.tsx";
import { Features } from "../sections/features.tsx";
import { FinalCta } from "../sections/final-cta.tsx";
import { Gallery } from "../sections/gallery.tsx";
import { Team } from "../sections/team.tsx";
import { StructuredData } from "../structured-data.tsx";

export const meta = landingMeta(landing);

export default function Lp2() {
  return (
    <LandingPage
      landing={landing}
      hero={<NoteHero landing={landing} copy={import.meta.env.SSR || import.meta.env.DEV ? hero : null} />}
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  const { faq, agenda, team, features, gallery, finalCta } = sections();
  return (
    <>
      <StructuredData questions={listQuestions(faq)} />
      <Agenda {...agenda} />
      <Team variant="files" {...team} />
      <Features variant="index" {...features} />
      <Gallery variant="diary" {...gallery} />
      <FinalCta landing={landing} variant="receipt" {...finalCta} />
      <Faq {...faq} />
    </>
  );
}
