import { brand } from "@app/contract/brand";
import { supportCopy as copy } from "../../content/staff/support.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { cannedQuery } from "../conversation/data/canned-query.ts";
import { staffQueryClient } from "../shell/query-client.ts";
import { useNow } from "../time/use-now.ts";
import { supportQuery } from "./data/support-query.ts";
import { SupportScreen } from "./support-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Starts the reads without waiting for them. */
export const clientLoader = (): null => {
  void staffQueryClient.prefetchQuery(supportQuery);
  void staffQueryClient.prefetchQuery(cannedQuery);
  return null;
};

export default function SupportRoute() {
  const now = useNow();
  return <SupportScreen now={now} />;
}
