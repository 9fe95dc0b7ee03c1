import { useState } from "react";
import { versionsCopy as copy } from "../../content/staff/plan-preview.ts";
import { closeDialog } from "../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import type { PlanWork } from "../plan-work/plan-work.ts";
import { VersionItem } from "./versions/version-item.tsx";
import styles from "./versions/versions.module.css";

type VersionsDialogProps = { work: PlanWork; onClose: () => void };

/** Every version with who signed it; any of them is compared with the draft, or put back into it. */
export function VersionsDialog({ work, onClose }: VersionsDialogProps) {
  const [compared, setCompared] = useState<number | null>(null);
  const { versions } = work.editor;
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      {versions.length === 0 ? <p className="soft">{copy.empty}</p> : null}
      <ol className={styles.versions}>
        {versions.map((entry) => (
          <VersionItem
            key={entry.version}
            work={work}
            entry={entry}
            isCompared={compared === entry.version}
            compare={(isCompared) => setCompared(isCompared ? entry.version : null)}
            restored={closeDialog}
          />
        ))}
      </ol>
    </TitledDialog>
  );
}
