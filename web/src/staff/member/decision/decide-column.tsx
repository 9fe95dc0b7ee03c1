import type { Half } from "@app/contract/plan-document";
import type { MemberFile } from "@app/contract/staff/member-file";
import type { RefObject } from "react";
import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Face } from "../../shell/face.tsx";
import type { DecisionOption } from "../data/decision-data.ts";
import parts from "../parts/parts.module.css";
import styles from "./decision.module.css";
import { ReasonField } from "./reason-field.tsx";
import { SignPanel } from "./sign-panel.tsx";
import type { Decision } from "./use-decision.ts";

type DecideColumnProps = {
  file: MemberFile;
  half: Half;
  options: readonly DecisionOption[];
  decision: Decision;
  reasonField: RefObject<HTMLTextAreaElement | null>;
  readAgain: () => void;
};

/** The four decisions with what locks them, the reason, and the signature. */
export function DecideColumn({ file, half, options, decision, reasonField, readAgain }: DecideColumnProps) {
  return (
    <>
      <fieldset className={`${styles.options} stack gap-2`}>
        <legend className={parts.heading}>{copy.legend(half)}</legend>
        {options.map((option) => (
          <Option
            key={option.decision}
            option={option}
            isChosen={decision.decision === option.decision}
            choose={() => decision.choose(option.decision)}
          />
        ))}
      </fieldset>
      <ReasonField name={file.name} decision={decision} field={reasonField} />
      <OtherHalf file={file} half={half} />
      <SignPanel decision={decision} readAgain={readAgain} />
    </>
  );
}

type OptionProps = { option: DecisionOption; isChosen: boolean; choose: () => void };

function Option({ option: { decision, isAllowed, lock, follows }, isChosen, choose }: OptionProps) {
  const { label, level } = copy.decisions[decision];
  return (
    <label className={styles.option} data-locked={!isAllowed || undefined}>
      <input type="radio" name="decision" disabled={!isAllowed} checked={isChosen} onChange={choose} />
      <b>{label}</b>
      {isAllowed ? <span className={parts.badge}>{level}</span> : <Icon name="lock" />}
      <small>{isAllowed ? follows : `${copy.locked} ${lock ?? ""}`}</small>
    </label>
  );
}

/** The half that this decision leaves alone. */
function OtherHalf({ file, half }: { file: MemberFile; half: Half }) {
  const other: Half = half === "diet" ? "training" : "diet";
  const level = file[other];
  if (!level) return null;
  const person = file.team.find(({ role }) => role === (other === "diet" ? "nutri" : "treinador"));
  return (
    <div className={`${styles.other} row`}>
      {person ? <Face name={person.name} tone="quiet" /> : null}
      <p>
        <b>{copy.other(other, level, person?.name ?? null)}</b>
        {copy.otherText}
      </p>
    </div>
  );
}
