import type { Half } from "@app/contract/plan-document";
import { signDialogCopy as copy } from "../../../content/staff/plan-signing.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { useStaff } from "../../shell/staff-me.ts";
import { formatHour } from "../../time/moments.ts";
import { formatDate } from "../format-date.ts";
import { reasonOf } from "../state/group-reason.ts";
import { otherHalf, professionalOf } from "../state/professional-of.ts";
import styles from "./sign.module.css";

type SignSummaryProps = { work: PlanWork; half: Half; isSaved: boolean };

/** What is signed: repeated, so that nobody signs from memory. */
export function SignSummary({ work, half, isSaved }: SignSummaryProps) {
  const { name, registration } = useStaff();
  const { editor } = work;
  const { fingerprint } = editor.halves[half];
  const previous = editor.current?.version ?? null;
  const rows: [string, string][] = [
    [copy.plan.label, copy.plan.value(editor.next.version, formatDate(editor.next.validFrom))],
    [copy.changes.label, changesOf(work, half)],
    [copy.signer, registration ? `${name}, ${registration.council} ${registration.number}` : name],
    [copy.other.label, otherOf(work, half)],
    [
      copy.fingerprint.label,
      isSaved && fingerprint ? copy.fingerprint.value(fingerprint, previous) : copy.fingerprint.saving,
    ],
  ];
  return (
    <dl className={styles.summary}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "4 itens, 4 motivos, calorias iguais". */
function changesOf({ groups, notes, current, next }: PlanWork, half: Half): string {
  const own = groups.filter((group) => group.half === half);
  if (own.length === 0) return copy.changes.kept;
  const reasons = own.filter((group) => reasonOf(group, notes) !== null).length;
  const energy = half === "diet" ? energyOf(current?.targets?.kcal, next.targets?.kcal) : null;
  return [copy.changes.count(own.length, reasons), energy].filter(Boolean).join(", ");
}

function energyOf(from: number | undefined, to: number | undefined): string | null {
  if (from === undefined || to === undefined) return null;
  return from === to
    ? copy.changes.sameEnergy
    : copy.changes.energy(from.toLocaleString("pt-BR"), to.toLocaleString("pt-BR"));
}

function otherOf({ editor }: PlanWork, half: Half): string {
  const other = otherHalf(half);
  const { signature, acknowledgement, needs } = editor.halves[other];
  if (signature) return copy.other.signed(signature.name, formatHour(signature.at));
  if (acknowledgement) return copy.other.acknowledged(acknowledgement.name, formatHour(acknowledgement.at));
  return copy.other.needs(other, professionalOf(editor, other), needs);
}
