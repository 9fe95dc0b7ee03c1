import type { PlanEditor } from "@app/contract/staff/plans";
import { planCopy } from "../../../content/staff/plan.ts";
import { TeamButton } from "../../member/parts/team-button.tsx";
import styles from "./facts.module.css";

const copy = planCopy.facts;

/** The sums that one looks at while writing: target, floor, protein, and the trend. */
const SHOWN = new Set(["target", "floor", "protein", "trend"]);

type FactsStripProps = { editor: PlanEditor; isOpen: boolean; onToggle: () => void };

/** On narrow windows the facts are one line; `F` opens them all. */
export function FactsStrip({ editor: { facts, sums, forbidden }, isOpen, onToggle }: FactsStripProps) {
  const allergies = forbidden.filter(({ isAllergy }) => isAllergy).map(({ text }) => text);
  return (
    <div className={styles.strip}>
      {[...sums, ...facts]
        .filter(({ key }) => SHOWN.has(key))
        .map(({ key, label, value, unit }) => (
          <span key={key}>
            {label} <b>{[value, unit === "kcal" ? null : unit].filter(Boolean).join(" ")}</b>
          </span>
        ))}
      {allergies.length > 0 ? (
        <span data-tone="error">
          {copy.without} <b>{allergies.join(", ")}</b>
        </span>
      ) : null}
      <TeamButton tone="link" keys={["F"]} aria-expanded={isOpen} aria-controls="fatos" onClick={onToggle}>
        {copy.open}
      </TeamButton>
    </div>
  );
}
