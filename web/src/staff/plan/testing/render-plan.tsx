import type { PlanEditor } from "@app/contract/staff/plans";
import { useQuery } from "@tanstack/react-query";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { renderMember } from "../../member/testing/render-member.tsx";
import { staffQueryClient } from "../../shell/query-client.ts";
import { NOW } from "../../testing/design-day.ts";
import { helena } from "../../testing/example-staff.ts";
import { planQuery } from "../data/plan-calls.ts";
import { PlanScreen } from "../plan-screen.tsx";

const NEVER = Number.POSITIVE_INFINITY;

/** The editor over the answers of this tab, as its route renders it. */
export async function renderPlan(editor: PlanEditor, me = helena): Promise<void> {
  function Screen() {
    const { data } = useQuery({ ...planQuery(editor.memberId), initialData: editor, staleTime: NEVER });
    return <PlanScreen editor={data} now={NOW} />;
  }
  staffQueryClient.clear();
  await renderMember(
    <>
      <Screen />
      <Toasts />
    </>,
    me,
  );
}
