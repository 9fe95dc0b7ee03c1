import type { Half } from "@app/contract/plan-document";
import type { PlanEditor } from "@app/contract/staff/plans";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { planCopy } from "../../../content/staff/plan.ts";
import { TeamButton, TeamLink } from "../../member/parts/team-button.tsx";
import { decisionPath } from "../../shell/member-paths.ts";
import styles from "./states.module.css";

const { noPlan, person } = planCopy.states;

type HalfWaitsProps = { editor: PlanEditor; half: Half; mayEdit: boolean; onStart: () => void };

/** A half that is not there: a person looks first, or nobody has begun it. */
export function HalfWaits({ editor, half, mayEdit, onStart }: HalfWaitsProps) {
  const level = editor.context[half];
  const isMine = editor.mine === half;
  if (!level || !isPlanned(level))
    return (
      <section className={styles.waits}>
        <h2>{person.title}</h2>
        <p>{person.text(half)}</p>
        {isMine ? <TeamLink to={decisionPath(editor.memberId)}>{person.decide}</TeamLink> : null}
      </section>
    );
  return (
    <section className={styles.waits}>
      <h2>{editor.current ? planCopy.week[half === "diet" ? "noDiet" : "noTraining"] : noPlan.title(editor.name)}</h2>
      <p>{isMine ? noPlan.mine(half) : noPlan.other}</p>
      {isMine && mayEdit ? (
        <TeamButton tone="action" size="large" onClick={onStart}>
          {noPlan.start}
        </TeamButton>
      ) : null}
    </section>
  );
}
