import { brand } from "@app/contract/brand";
import { entranceCopy, signInCopy } from "../../../content/staff/identity.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { Entrance } from "../entrance.tsx";
import { SignInViews } from "./sign-in-views.tsx";

export const meta = () =>
  pageMeta({ title: `${signInCopy.title} | ${brand.name}`, description: entranceCopy.description, robots: "noindex" });

export default function StaffSignInRoute() {
  return (
    <Entrance>
      <SignInViews />
    </Entrance>
  );
}
