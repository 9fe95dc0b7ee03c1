import type { StaffRole } from "@app/contract/staff/identity";
import { can } from "@app/engine/team/can";
import { type FormEvent, useId, useState } from "react";
import { problemOf } from "../../../api.ts";
import { breakGlassCopy as copy } from "../../../content/staff/break-glass.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { useConfirmFactor } from "../../identity/confirmation/use-confirm-factor.tsx";
import { staffPaths } from "../../shell/staff-paths.ts";
import parts from "../parts/parts.module.css";
import { TeamButton, TeamLink } from "../parts/team-button.tsx";
import { messageOf } from "../parts/use-write.ts";
import styles from "./emergency.module.css";

const LEAST = 10;
const MAX = 500;

type ClosedFileProps = { role: StaffRole; open: (reason: string) => Promise<void> };

/** The file of a member of someone else. In an emergency it opens with a reason, which others read. */
export function ClosedFile({ role, open }: ClosedFileProps) {
  const mayOpen = can({ role }, "break-glass.open", { relation: "unassigned" }).allowed;
  return (
    <div className={`${styles.page} center`}>
      <title>{copy.title}</title>
      <div className={styles.sheet}>
        <span className={`${styles.lock} center`} aria-hidden="true">
          <Icon name="lock" />
        </span>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <TeamLink to={staffPaths.queue}>{copy.back}</TeamLink>
        {mayOpen ? <EmergencyForm open={open} /> : <p className={parts.hint}>{copy.closed}</p>}
      </div>
    </div>
  );
}

function EmergencyForm({ open }: Pick<ClosedFileProps, "open">) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { confirm, dialog } = useConfirmFactor();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim().length < LEAST) {
      setError(copy.tooShort);
      document.getElementById(id)?.focus();
      return;
    }
    setIsBusy(true);
    setError(undefined);
    await openConfirmed(reason.trim()).catch((failure: unknown) => setError(messageOf(failure)));
    setIsBusy(false);
  };
  /** A second factor that is no longer fresh is asked for. */
  const openConfirmed = async (why: string) => {
    try {
      await open(why);
    } catch (failure) {
      if (problemOf(failure) !== "staff-confirmation-needed" || !(await confirm({ again: true }))) throw failure;
      await open(why);
    }
  };
  return (
    <>
      <form className={styles.emergency} noValidate onSubmit={(event) => void submit(event)}>
        <h2 className={parts.heading}>{copy.emergency}</h2>
        <p>{copy.what}</p>
        <ul className={styles.follows}>
          {copy.follows.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <label className={parts.label} htmlFor={id}>
          {copy.reason}
        </label>
        <textarea
          className={parts.area}
          id={id}
          value={reason}
          maxLength={MAX}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        <p className={error ? parts.error : parts.hint} id={`${id}-message`} role={error ? "alert" : undefined}>
          {error ?? copy.hint}
        </p>
        <TeamButton type="submit" size="large" isOff={isBusy}>
          {isBusy ? copy.opening : copy.open}
        </TeamButton>
      </form>
      {dialog}
    </>
  );
}
