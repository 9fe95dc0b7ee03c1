import { brand } from "@app/contract/brand";
import { accessCopy, entranceCopy } from "../../../content/staff/identity.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { loadStaffQuery } from "../../shell/query-client.ts";
import { staffMeQuery, useStaff } from "../../shell/staff-me.ts";
import { AccessPage } from "./access-page.tsx";
import { accessQuery } from "./access-query.ts";
import { EnrolmentPage } from "./enrolment-page.tsx";

export const meta = () =>
  pageMeta({ title: `${accessCopy.title} | ${brand.name}`, description: entranceCopy.description, robots: "noindex" });

export async function clientLoader() {
  const { scope } = await loadStaffQuery(staffMeQuery);
  if (scope === "full") await loadStaffQuery({ ...accessQuery, staleTime: 0 });
  return null;
}

/** One's own ways in; after a recovery only the enrolment of a new one. */
export default function AccessRoute() {
  return useStaff().scope === "enrolment" ? <EnrolmentPage /> : <AccessPage />;
}
