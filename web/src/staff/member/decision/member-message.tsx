import type { MemberFile } from "@app/contract/staff/member-file";
import { type RefObject, useId } from "react";
import { decisionCopy } from "../../../content/staff/decision.ts";
import { formatHour, formatWeekday } from "../../time/moments.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import styles from "./decision.module.css";
import type { Decision } from "./use-decision.ts";

const MAX = 2_000;

type MemberMessageProps = {
  file: MemberFile;
  decision: Decision;
  now: number;
  isEditing: boolean;
  setIsEditing: (isEditing: boolean) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** What follows from the chosen decision, and the very words that the member will read. */
export function MemberMessage({ file, decision, now, isEditing, setIsEditing, field }: MemberMessageProps) {
  const copy = decisionCopy;
  const { option } = decision;
  if (!option) return <p className={styles.choose}>{copy.choose}</p>;
  const planBy = file.reading?.definitivePlanBy ?? null;
  const isReleased = option.decision === "limits" || option.decision === "release";
  return (
    <>
      <section>
        <h2 className={parts.heading}>{copy.follows(option.decision)}</h2>
        <p className={styles.follows}>
          {option.follows}
          {isReleased && planBy ? (
            <>
              {" "}
              {copy.planBy} <b>{`${formatWeekday(planBy, now)}, ${formatHour(planBy)}`}</b>.
            </>
          ) : null}
        </p>
      </section>
      <section className={styles.message}>
        <h2 className={parts.heading}>{copy.message.title(file.name)}</h2>
        {isEditing ? (
          <MessageField name={file.name} decision={decision} field={field} done={() => setIsEditing(false)} />
        ) : (
          <>
            <blockquote>{decision.message}</blockquote>
            {decision.errors.message ? <p className={parts.error}>{decision.errors.message}</p> : null}
            <TeamButton tone="link" onClick={() => setIsEditing(true)}>
              {copy.message.edit}
            </TeamButton>
          </>
        )}
      </section>
    </>
  );
}

type MessageFieldProps = Pick<MemberMessageProps, "decision" | "field"> & { name: string; done: () => void };

function MessageField({ name, decision, field, done }: MessageFieldProps) {
  const id = useId();
  const copy = decisionCopy.message;
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {copy.label(name)}
      </label>
      <textarea
        ref={field}
        // It was opened to write in it.
        autoFocus
        className={parts.area}
        id={id}
        rows={6}
        maxLength={MAX}
        value={decision.message}
        onChange={(event) => decision.setMessage(event.target.value)}
      />
      <div className="wrap gap-3">
        <TeamButton onClick={done}>{copy.done}</TeamButton>
        <TeamButton tone="link" onClick={() => decision.setMessage(undefined)}>
          {copy.reset}
        </TeamButton>
      </div>
    </>
  );
}
