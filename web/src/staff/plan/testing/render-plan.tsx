import type { StaffMe } from "@app/contract/staff/identity";
import type { PlanEditor } from "@app/contract/staff/plans";
import { useQuery } from "@tanstack/react-query";
import { expect } from "vitest";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { renderMember, reopenMember } from "../../member/testing/render-member.tsx";
import { staffQueryClient } from "../../shell/query-client.ts";
import { NOW } from "../../testing/design-day.ts";
import { helena } from "../../testing/example-staff.ts";
import { planQuery } from "../data/plan-calls.ts";
import { PlanScreen } from "../plan-screen.tsx";

const NEVER = Number.POSITIVE_INFINITY;

/** The editor over the answers of this tab, as its route renders it. */
export const renderPlan = (editor: PlanEditor, me = helena): Promise<void> => show(renderMember, editor, me);

/** The same after the page was closed: with what this device kept. */
export const reopenPlan = (editor: PlanEditor, me = helena): Promise<void> => show(reopenMember, editor, me);

async function show(render: typeof renderMember, editor: PlanEditor, me: StaffMe): Promise<void> {
  function Screen() {
    const { data } = useQuery({ ...planQuery(editor.memberId), initialData: editor, staleTime: NEVER });
    return <PlanScreen editor={data} now={NOW} />;
  }
  staffQueryClient.clear();
  await render(
    <>
      <Screen />
      <Toasts />
    </>,
    me,
  );
  await expect.poll(() => document.querySelector("[data-column]")).not.toBeNull();
}
