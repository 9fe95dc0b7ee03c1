import { brand } from "@app/contract/brand";
import { threadCopy } from "../../content/app/conversation/threads.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { ConversationPage, Opening, openConversation } from "./conversation-page.tsx";

const { pageTitle, description } = threadCopy.support;

export const meta = () => pageMeta({ title: `${pageTitle} | ${brand.name}`, description, robots: "noindex" });

export const clientLoader = () => openConversation("support");

/** The thread with support, which every account has. */
export default function SupportRoute() {
  return <ConversationPage thread="support" />;
}

export const HydrateFallback = () => <Opening thread="support" />;
