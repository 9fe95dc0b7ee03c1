import type { PlanChange } from "@app/contract/plan-changes";
import { applyChanges } from "@app/engine/plans/diff/apply-changes";
import { groupChanges } from "@app/engine/plans/groups/group-changes";
import type { PlanHalves } from "@app/engine/plans/halves";
import { describeGroup } from "@app/engine/plans/words/describe-group";
import { type FormEvent, useState } from "react";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Button } from "../../../ui/core/button.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import styles from "../parts/parts.module.css";
import type { Rebase } from "../work/use-rebase.ts";

const copy = planEditCopy.rebase;

type Side = "mine" | "theirs";
type RebaseDialogProps = { rebase: Rebase; onClose: () => void };

/** What the draft and the version in force both changed, line by line; the rest of the draft is there already. */
export function RebaseDialog({ rebase: { version, base, conflicts, choose }, onClose }: RebaseDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isDone = conflicts.every(({ key }) => chosen[key]);
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDone) return;
    choose(new Set(conflicts.flatMap(({ key }) => (chosen[key] === "mine" ? key : []))));
    onClose();
  };
  return (
    <TitledDialog title={copy.title(version)} onClose={onClose}>
      <form className={styles.body} onSubmit={submit}>
        <p>{copy.text(version)}</p>
        <div className={`${styles.actions} row wrap`}>
          <Button variant="link" onClick={() => chooseAll("mine")}>
            {copy.allMine}
          </Button>
          <Button variant="link" onClick={() => chooseAll("theirs")}>
            {copy.allTheirs(version)}
          </Button>
        </div>
        <div className={styles.lines}>
          {conflicts.map(({ key, mine, theirs }) => {
            const sides = { mine: sideOf(base, mine), theirs: sideOf(base, theirs) };
            return (
              <fieldset key={key}>
                <legend>{sides.mine.place}</legend>
                {(["mine", "theirs"] as const).map((side) => (
                  <label key={side}>
                    <input
                      type="radio"
                      name={key}
                      checked={chosen[key] === side}
                      onChange={() => setChosen({ ...chosen, [key]: side })}
                    />
                    <span>
                      <b>{side === "mine" ? copy.mine : copy.theirs(version)}</b> {sides[side].text}
                    </span>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </div>
        <div className={`${styles.actions} row wrap`}>
          <Button type="submit" disabled={!isDone}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}

/** Where, and what one side made of it: `Pão francês, 1 unidade; sem Leite`. */
function sideOf(base: PlanHalves | null, changes: readonly PlanChange[]): { place: string; text: string } {
  const to = applyChanges(base, changes);
  const groups = groupChanges(changes).map((group) => describeGroup(group, { from: base, to, numbers: "shown" }));
  const texts = groups.map(({ before, after }) => after?.text ?? (before ? copy.without(before.text) : ""));
  return { place: groups[0]?.place ?? "", text: texts.filter((text) => text !== "").join("; ") };
}
