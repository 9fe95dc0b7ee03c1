import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { problemOf } from "../../api.ts";
import { memberCopy as copy } from "../../content/staff/member.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useStaff } from "../shell/staff-me.ts";
import { useNow } from "../time/use-now.ts";
import type { Route } from "./+types/member.route.ts";
import { loadFile } from "./data/load-file.ts";
import { fileQuery } from "./data/member-queries.ts";
import { openInEmergency } from "./data/member-writes.ts";
import { ClosedFile } from "./emergency/closed-file.tsx";
import { MemberScreen } from "./member-screen.tsx";
import { MemberSkeleton } from "./parts/member-skeleton.tsx";

// Without the name: a tab's title stays in the browser's history.
export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadFile(params.memberId);

export default function MemberRoute({ params: { memberId }, loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { role } = useStaff();
  const open = async (reason: string) => {
    await openInEmergency(memberId, reason);
    await revalidate();
  };
  const closed = <ClosedFile role={role} open={open} />;
  return loaderData.isOpen ? <OpenFile key={memberId} memberId={memberId} closed={closed} /> : closed;
}

/** Closes again when the emergency is over, also in an open page. */
function OpenFile({ memberId, closed }: { memberId: string; closed: ReactNode }) {
  const now = useNow();
  const { data: file, error } = useSuspenseQuery(fileQuery(memberId));
  return problemOf(error) === "staff-not-permitted" ? closed : <MemberScreen file={file} now={now} />;
}

export function HydrateFallback() {
  return <MemberSkeleton />;
}
