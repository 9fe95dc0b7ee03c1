import { brand } from "@app/contract/brand";
import { doorCopy, invitationCopy } from "../../../content/staff/identity.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { Door } from "../door.tsx";
import { InvitationViews } from "./invitation-views.tsx";

export const meta = () =>
  pageMeta({ title: `${invitationCopy.title} | ${brand.name}`, description: doorCopy.description, robots: "noindex" });

export default function InvitationRoute() {
  return (
    <Door>
      <InvitationViews />
    </Door>
  );
}
