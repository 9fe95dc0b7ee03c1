import type { Diet } from "@app/contract/plan-document";
import type { ReactNode } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "./method-bar.module.css";

const copy = planCopy.bar;
const METHODS = ["foods", "equivalents", "free"] as const;
const UNDO = "M9 7L4 12l5 5M4 12h10a6 6 0 016 6";

type MethodBarProps = {
  work: PlanWork;
  mayEdit: boolean;
  mayUndo: boolean;
  onMethod: (method: Diet["method"]) => void;
  onTemplates: () => void;
  onProposal: () => void;
  onTargets: () => void;
};

/** How the diet is written, where to start from, and the way back. */
export function MethodBar({ work, mayEdit, mayUndo, onMethod, onTemplates, onProposal, onTargets }: MethodBarProps) {
  const { mine, next, undo } = work;
  const method = next.diet?.method;
  const mayDiet = mayEdit && mine === "diet";
  return (
    <div className={`${styles.bar} row wrap`}>
      {method ? (
        <div className={styles.segments} role="group" aria-label={copy.method}>
          {METHODS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === method}
              aria-disabled={(!mayDiet && one !== method) || undefined}
              onClick={() => (mayDiet && one !== method ? onMethod(one) : undefined)}
            >
              {copy.methods[one]}
            </button>
          ))}
        </div>
      ) : null}
      {mayEdit ? (
        <>
          <Text onClick={onTemplates}>{copy.templates}</Text>
          <Text onClick={onProposal}>{copy.proposal}</Text>
        </>
      ) : null}
      {next.targets ? <Text onClick={onTargets}>{planEditCopy.targets.open}</Text> : null}
      {mayEdit ? (
        <span className={styles.undo}>
          <TeamButton keys={["Ctrl", "Z"]} tone="link" isOff={!mayUndo} onClick={undo}>
            <IconPath path={UNDO} />
            <span className="sr-only">{copy.undo}</span>
          </TeamButton>
        </span>
      ) : null}
    </div>
  );
}

function Text({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <TeamButton tone="link" onClick={onClick}>
      {children}
    </TeamButton>
  );
}
