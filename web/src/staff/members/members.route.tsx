import { brand } from "@app/contract/brand";
import { membersText } from "../../content/staff/command.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { membersQuery } from "../directory/members-query.ts";
import { staffQueryClient } from "../shell/query-client.ts";
import { MembersScreen } from "./members-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${membersText.title} | ${brand.name}`, description: membersText.description, robots: "noindex" });

/** Starts the read without waiting for it. */
export const clientLoader = (): null => {
  void staffQueryClient.prefetchQuery(membersQuery(""));
  return null;
};

export default function MembersRoute() {
  return <MembersScreen />;
}
