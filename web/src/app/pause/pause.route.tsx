import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { appPaths } from "../../app-paths.ts";
import { pauseCopy as copy } from "../../content/app/pause.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadQuery } from "../data/load-query.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { SubPage } from "../shell/sub-page.tsx";
import { pauseQuery } from "./pause-query.ts";
import { PauseScreen } from "./pause-screen.tsx";

export const meta = () =>
  pageMeta({ title: `Pausar o plano | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = () => loadQuery(pauseQuery);

/** Pauses the plan, and shows the pause that runs. */
export default function PauseRoute() {
  const { data: view } = useSuspenseQuery(pauseQuery);
  return <PauseScreen view={view} />;
}

export function HydrateFallback() {
  return (
    <SubPage back={{ to: appPaths.account, label: copy.back }} title={copy.title} lead={copy.loading}>
      <Skeleton blocks={["lines", "sheet"]} />
    </SubPage>
  );
}
