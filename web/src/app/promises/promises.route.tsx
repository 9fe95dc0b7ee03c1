import { brand } from "@app/contract/brand";
import { getPromises } from "@app/contract/promises";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { appPaths } from "../../app-paths.ts";
import { promisesCopy as copy } from "../../content/app/promises.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadQuery } from "../data/load-query.ts";
import { FRESH_MS } from "../data/policy.ts";
import { queryKeys } from "../data/query-keys.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { SubPage } from "../shell/sub-page.tsx";
import { PromisesScreen } from "./promises-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.pageTitle} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Whatever changes the account may have made, kept or paused a promise. */
const promisesQuery = queryOptions({
  queryKey: queryKeys.promises,
  queryFn: () => call(getPromises),
  staleTime: FRESH_MS,
});

export const clientLoader = () => loadQuery(promisesQuery);

/** What the business promised this member, each with its clock. */
export default function PromisesRoute() {
  const { data } = useSuspenseQuery(promisesQuery);
  return <PromisesScreen promised={data} />;
}

export function HydrateFallback() {
  return (
    <SubPage back={{ to: appPaths.account, label: copy.back }} title={copy.title} lead={copy.loading}>
      <Skeleton blocks={["lines", "sheet"]} />
    </SubPage>
  );
}
