import { brand } from "@app/contract/brand";
import { intakeCopy as copy } from "../../content/app/intake/intake.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Redirect } from "../shell/redirect.tsx";
import { Opening } from "./consent/opening.tsx";
import { Finish } from "./finish.tsx";
import { loadIntake } from "./load-intake.ts";
import { entryOf } from "./model/path.ts";
import { pathOf } from "./model/place-path.ts";
import { WithIntake } from "./with-intake.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = loadIntake;

/** Leads to where the member stopped: the consent, the first question without an answer, the end. */
export default function IntakeRoute() {
  return (
    <WithIntake>
      {(intake) => {
        const entry = entryOf(intake);
        if (entry.at === "consent") return <Opening intake={intake} />;
        if (entry.at === "finish") return <Finish intake={intake} />;
        return <Redirect to={pathOf(entry)} />;
      }}
    </WithIntake>
  );
}
