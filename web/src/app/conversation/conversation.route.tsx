import { brand } from "@app/contract/brand";
import { threadCopy } from "../../content/app/conversation/threads.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { ConversationPage, Opening, openConversation } from "./conversation-page.tsx";

const { pageTitle, description } = threadCopy.team;

export const meta = () => pageMeta({ title: `${pageTitle} | ${brand.name}`, description, robots: "noindex" });

export const clientLoader = () => openConversation("team");

/** The thread with the professionals. */
export default function ConversationRoute() {
  return <ConversationPage thread="team" />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return <Opening thread="team" />;
}
