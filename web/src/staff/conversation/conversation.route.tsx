import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { conversationCopy as copy } from "../../content/staff/conversation.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadFile } from "../member/data/load-file.ts";
import { fileQuery } from "../member/data/member-queries.ts";
import { MemberSkeleton } from "../member/parts/member-skeleton.tsx";
import { memberPath } from "../shell/member-paths.ts";
import { staffQueryClient } from "../shell/query-client.ts";
import { useNow } from "../time/use-now.ts";
import type { Route } from "./+types/conversation.route.ts";
import { ConversationScreen } from "./conversation-screen.tsx";
import { cannedQuery } from "./data/canned-query.ts";
import { threadQuery } from "./data/thread-query.ts";

// Without the name: a tab's title stays in the browser's history.
export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** A file that is not the professional's is opened, or not, at its own address. */
export async function clientLoader({ params: { memberId } }: Route.ClientLoaderArgs): Promise<null> {
  const { isOpen } = await loadFile(memberId);
  if (!isOpen) throw redirect(memberPath(memberId));
  void staffQueryClient.prefetchQuery(threadQuery({ memberId, thread: "team" }));
  void staffQueryClient.prefetchQuery(cannedQuery);
  return null;
}

export default function ConversationRoute({ params: { memberId } }: Route.ComponentProps) {
  const now = useNow();
  const { data: file } = useSuspenseQuery(fileQuery(memberId));
  return <ConversationScreen key={memberId} file={file} now={now} />;
}

export function HydrateFallback() {
  return <MemberSkeleton />;
}
