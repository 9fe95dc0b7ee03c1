import { brand } from "@app/contract/brand";
import { useParams } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { intakeCopy as copy } from "../../content/app/intake/intake.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Redirect } from "../shell/redirect.tsx";
import { GiveBackScreen } from "./give-back/give-back-screen.tsx";
import { loadIntake } from "./load-intake.ts";
import { blocksOf } from "./model/path.ts";
import { WithIntake } from "./with-intake.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = loadIntake;

/** What a finished block gives back. */
export default function BlockEndRoute() {
  const { block = "" } = useParams();
  return (
    <WithIntake>
      {(intake) => {
        const found = blocksOf(intake).find(({ id }) => id === block);
        if (!found || intake.answers.c1 !== "autorizo") return <Redirect to={appPaths.intake} />;
        return <GiveBackScreen intake={intake} block={found.id} />;
      }}
    </WithIntake>
  );
}
