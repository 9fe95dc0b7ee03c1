import { brand } from "@app/contract/brand";
import { auditCopy as copy } from "../../../content/staff/admin.ts";
import { noData } from "../../../shell/no-data.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { AuditPage } from "./audit-page.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = noData;

export default AuditPage;
