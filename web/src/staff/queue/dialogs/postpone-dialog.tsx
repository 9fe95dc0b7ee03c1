import type { QueueItem } from "@app/contract/staff/queue";
import { postponeText as text } from "../../../content/staff/queue.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { formatNear } from "../../time/moments.ts";
import styles from "./dialogs.module.css";
import { postponeOptions } from "./postpone-options.ts";

type PostponeDialogProps = {
  item: QueueItem;
  now: number;
  onPostpone: (until: number) => void;
  onClose: () => void;
};

export function PostponeDialog({ item, now, onPostpone, onClose }: PostponeDialogProps) {
  const [nearest] = item.promises;
  const options = postponeOptions(now, nearest && nearest.state !== "paused" ? Date.parse(nearest.dueAt) : undefined);
  return (
    <TitledDialog title={text.title(item.name)} onClose={onClose}>
      <p>{options.length > 0 ? text.text : text.impossible}</p>
      <ul className={styles.options}>
        {options.map(({ name, until }) => (
          <li key={name}>
            <button type="button" onClick={() => onPostpone(until)}>
              <b>{text[name]}</b>
              <span>{formatNear(until, now)}</span>
            </button>
          </li>
        ))}
      </ul>
    </TitledDialog>
  );
}
