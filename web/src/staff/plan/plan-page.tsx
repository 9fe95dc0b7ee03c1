import type { PlanEditor } from "@app/contract/staff/plans";
import { useNow } from "../time/use-now.ts";
import { PlanScreen } from "./plan-screen.tsx";

/** With the clock, which deadlines and leases go by. */
export function PlanPage({ editor }: { editor: PlanEditor }) {
  return <PlanScreen editor={editor} now={useNow()} />;
}
