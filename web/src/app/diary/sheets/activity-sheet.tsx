import type { Activity } from "@app/contract/diary";
import { useState } from "react";
import { activityNames, movementCopy as copy } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { Stepper } from "../../../ui/inputs/stepper.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";

type What = Activity["activity"]["what"];
const ACTIVITIES = Object.keys(activityNames) as What[];
const EFFORTS = ["1", "2", "3", "4", "5"] as const;

type ActivitySheetProps = {
  onSave: (activity: { what: What } & Pick<Activity, "minutes" | "effort">) => void;
  onClose: () => void;
};

/** Something done outside of the plan's sessions. */
export function ActivitySheet({ onSave, onClose }: ActivitySheetProps) {
  const [what, setWhat] = useState<What>("caminhada");
  const [minutes, setMinutes] = useState(30);
  const [effort, setEffort] = useState<(typeof EFFORTS)[number] | null>(null);
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.add}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            onSave({ what, minutes, effort: effort === null ? null : Number(effort) });
            closeDialog(event);
          }}
        >
          {copy.save}
        </Button>
      }
    >
      <Chips
        legend={copy.what}
        options={ACTIVITIES.map((value) => ({ value, label: activityNames[value] }))}
        value={what}
        onChange={setWhat}
      />
      <Stepper
        label={copy.howLong}
        value={minutes}
        min={5}
        max={600}
        step={5}
        format={copy.minutes}
        onChange={setMinutes}
      />
      <Chips
        legend={copy.effort}
        options={EFFORTS.map((value) => ({ value, label: copy.efforts[value] }))}
        value={effort}
        onChange={setEffort}
      />
    </Sheet>
  );
}
