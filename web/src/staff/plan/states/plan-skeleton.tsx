import { planCopy } from "../../../content/staff/plan.ts";
import { Skeleton, SkeletonBlock } from "../../../ui/display/skeleton.tsx";

export const PlanSkeleton = () => (
  <Skeleton label={planCopy.loading}>
    <SkeletonBlock shape="title" />
    <SkeletonBlock shape="sheet" />
    <SkeletonBlock shape="sheet" />
  </Skeleton>
);
