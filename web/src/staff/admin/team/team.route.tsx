import { brand } from "@app/contract/brand";
import { teamCopy as copy } from "../../../content/staff/admin.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { loadStaffQuery } from "../../shell/query-client.ts";
import { TeamPage } from "./team-page.tsx";
import { teamQuery } from "./team-query.ts";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export async function clientLoader() {
  await loadStaffQuery({ ...teamQuery, staleTime: 0 });
  return null;
}

export default TeamPage;
