import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { memberPath } from "../../shell/member-paths.ts";
import { useNow } from "../../time/use-now.ts";
import { loadFile } from "../data/load-file.ts";
import { fileQuery } from "../data/member-queries.ts";
import { MemberSkeleton } from "../parts/member-skeleton.tsx";
import type { Route } from "./+types/decision.route.ts";
import { DecisionPage } from "./decision-page.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** A file that is not the professional's is opened, or not, at its own address. */
export async function clientLoader({ params: { memberId } }: Route.ClientLoaderArgs): Promise<null> {
  const { isOpen } = await loadFile(memberId);
  if (!isOpen) throw redirect(memberPath(memberId));
  return null;
}

export default function DecisionRoute({ params: { memberId } }: Route.ComponentProps) {
  const now = useNow();
  const { data: file } = useSuspenseQuery(fileQuery(memberId));
  return <DecisionPage key={memberId} file={file} now={now} />;
}

export function HydrateFallback() {
  return <MemberSkeleton />;
}
