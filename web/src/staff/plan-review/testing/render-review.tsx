import type { StaffMe } from "@app/contract/staff/identity";
import type { ReactNode } from "react";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { renderMember } from "../../member/testing/render-member.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { helena } from "../../testing/example-staff.ts";
import { ReviewColumn } from "../review-column.tsx";
import styles from "./render-review.module.css";
import { type Asked, type ExampleWork, useExampleWork } from "./use-example-work.ts";

type RenderReview = ExampleWork & {
  me?: StaffMe;
  /** Instead of the column. */
  screen?: (work: PlanWork) => ReactNode;
};

/** Confirmed a moment ago: signing does not ask again. */
export const fresh: StaffMe = { ...helena, confirmedUntil: "2999-01-01T00:00:00Z" };

/** The right side where the editor puts it: beside the week, or under it on a tablet. */
export async function renderReview({ me = fresh, screen, ...given }: RenderReview = {}): Promise<Asked> {
  const asked: Asked = { paths: [], undone: [] };
  function Screen() {
    const work = useExampleWork(given, asked);
    return (
      <div className={styles.screen}>
        <p className={styles.week}>semana</p>
        {screen ? screen(work) : <ReviewColumn work={work} />}
      </div>
    );
  }
  await renderMember(
    <>
      <Screen />
      <Toasts />
    </>,
    me,
  );
  return asked;
}
