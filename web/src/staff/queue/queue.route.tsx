import { brand } from "@app/contract/brand";
import { queueText } from "../../content/staff/queue.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { staffQueryClient } from "../shell/query-client.ts";
import { queueQuery } from "./data/queue-query.ts";
import { QueueScreen } from "./queue-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${queueText.title} | ${brand.name}`, description: queueText.description, robots: "noindex" });

/** Starts the read without waiting for it: the screen shows its rows' places meanwhile. */
export const clientLoader = (): null => {
  void staffQueryClient.prefetchQuery(queueQuery);
  return null;
};

export default function QueueRoute() {
  return <QueueScreen />;
}
