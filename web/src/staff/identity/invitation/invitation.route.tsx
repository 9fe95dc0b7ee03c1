import { brand } from "@app/contract/brand";
import { entranceCopy, invitationCopy } from "../../../content/staff/identity.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { Entrance } from "../entrance.tsx";
import { InvitationViews } from "./invitation-views.tsx";

export const meta = () =>
  pageMeta({
    title: `${invitationCopy.title} | ${brand.name}`,
    description: entranceCopy.description,
    robots: "noindex",
  });

export default function InvitationRoute() {
  return (
    <Entrance>
      <InvitationViews />
    </Entrance>
  );
}
