import type { QueueItem } from "@app/contract/staff/queue";
import { queueText } from "../../../content/staff/queue.ts";
import { Face } from "../../shell/face.tsx";
import { formatHour, formatSpan } from "../../time/moments.ts";
import styles from "./list.module.css";

const { row: text } = queueText;

type RowEndProps = { item: QueueItem; claim: QueueItem["claim"]; now: number };

/** How long it takes, or who is at it and until when; the points that order the list stand beside the open one. */
export function RowEnd({ item, claim, now }: RowEndProps) {
  if (!claim)
    return (
      <span className={styles.end}>
        <b>{text.minutes(item.minutes)}</b>
      </span>
    );
  const until = Date.parse(claim.until);
  return (
    <span className={styles.end}>
      <Face name={claim.name} size="small" tone={claim.isMine ? "warm" : "quiet"} />
      <span>
        {claim.isMine ? text.mine(formatSpan(until - now)) : text.others(firstName(claim.name), formatHour(until))}
      </span>
    </span>
  );
}

const firstName = (name: string): string => name.split(" ")[0] ?? name;
