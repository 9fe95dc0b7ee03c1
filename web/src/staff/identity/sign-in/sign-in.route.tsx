import { brand } from "@app/contract/brand";
import { doorCopy, signInCopy } from "../../../content/staff/identity.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { Door } from "../door.tsx";
import { SignInViews } from "./sign-in-views.tsx";

export const meta = () =>
  pageMeta({ title: `${signInCopy.title} | ${brand.name}`, description: doorCopy.description, robots: "noindex" });

export default function StaffSignInRoute() {
  return (
    <Door>
      <SignInViews />
    </Door>
  );
}
