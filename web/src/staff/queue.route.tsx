import { brand } from "@app/contract/brand";
import { noData } from "../shell/no-data.ts";
import { pageMeta } from "../shell/page-meta.ts";

export const meta = () =>
  pageMeta({ title: `Equipe | ${brand.name}`, description: "Área da equipe.", robots: "noindex" });

export const clientLoader = noData;

/** The queue of members that wait for the team. The guard keeps it closed until the team can sign in. */
export default function QueueRoute() {
  return null;
}
