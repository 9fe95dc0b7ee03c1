import { memberCopy } from "../../../content/staff/member.ts";
import { Skeleton, SkeletonBlock } from "../../../ui/display/skeleton.tsx";

export const MemberSkeleton = () => (
  <Skeleton label={memberCopy.loading}>
    <SkeletonBlock shape="title" />
    <SkeletonBlock shape="sheet" />
    <SkeletonBlock shape="sheet" />
  </Skeleton>
);
