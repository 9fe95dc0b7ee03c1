import { brand } from "@app/contract/brand";
import { agendaText } from "../../content/staff/agenda.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { staffQueryClient } from "../shell/query-client.ts";
import { dateOf, mondayOf } from "../time/dates.ts";
import { AgendaScreen } from "./agenda-screen.tsx";
import { agendaQuery } from "./data/agenda-query.ts";

export const meta = () =>
  pageMeta({ title: `${agendaText.title} | ${brand.name}`, description: agendaText.description, robots: "noindex" });

/** Starts the read without waiting for it. */
export const clientLoader = (): null => {
  void staffQueryClient.prefetchQuery(agendaQuery(mondayOf(dateOf(Date.now()))));
  return null;
};

export default function AgendaRoute() {
  return <AgendaScreen />;
}
