import type { AgendaCall } from "@app/contract/staff/agenda";
import { type FormEvent, useState } from "react";
import { agendaText, callText as text } from "../../../content/staff/agenda.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Action, ActionAnchor, ActionLink } from "../../actions/action.tsx";
import { Face } from "../../shell/face.tsx";
import { memberPath } from "../../shell/member-paths.ts";
import { formatHour, formatNear } from "../../time/moments.ts";
import { hourThere, isOpen, minutesOf } from "../call-look.ts";
import styles from "./call-detail.module.css";

export type CallHandlers = {
  onSettle: (result: "done" | "missed") => void;
  onMove: () => void;
  onLink: (link: string) => Promise<void>;
};

type CallDetailProps = CallHandlers & { call: AgendaCall; now: number };

/** The chosen call at the right: how to reach the person, and what came of it. */
export function CallDetail({ call, now, onSettle, onMove, onLink }: CallDetailProps) {
  const there = hourThere(call);
  const missableFrom = Date.parse(call.missableFrom);
  const isMissable = now >= missableFrom;
  return (
    <aside className={styles.detail} aria-label={text.label}>
      <header className={`${styles.person} stack gap-3`}>
        <Face name={call.name} size="large" tone="quiet" />
        <div>
          <h2>{call.name}</h2>
          <p>
            {formatNear(call.startsAt, now)}, {agendaText.way[call.way]}, {agendaText.minutes(minutesOf(call))}
          </p>
        </div>
      </header>
      <dl className={styles.facts}>
        <Fact name={text.facts.purpose} value={text.purpose[call.purpose]} />
        {call.heldBy === null ? null : <Fact name={text.facts.heldBy} value={call.heldBy} />}
        <Fact name={text.facts.state} value={agendaText.state[call.state]} />
        {there ? <Fact name={text.facts.there} value={there} /> : null}
      </dl>
      {isOpen(call) && call.way === "video" ? <LinkForm key={call.bookingId} link={call.link} onLink={onLink} /> : null}
      <div className="row wrap gap-2">
        {isOpen(call) && call.link ? (
          <ActionAnchor look="primary" hint="A" href={call.link} target="_blank" rel="noreferrer">
            {text.openCall}
          </ActionAnchor>
        ) : null}
        {isOpen(call) && call.phone ? (
          <ActionAnchor look="primary" hint="L" href={`tel:${call.phone.replaceAll(/[^+\d]/g, "")}`}>
            {text.phone}
          </ActionAnchor>
        ) : null}
        {call.isOwnMember ? (
          <ActionLink hint="O" to={memberPath(call.memberId)}>
            {text.file}
          </ActionLink>
        ) : null}
      </div>
      {call.isOwnMember ? null : <p className={styles.note}>{text.notOwn}</p>}
      {isOpen(call) ? (
        <>
          <div className="row wrap gap-2">
            <Action disabled={now < Date.parse(call.startsAt)} onClick={() => onSettle("done")}>
              {text.done}
            </Action>
            <Action look="quiet" disabled={!isMissable} onClick={() => onSettle("missed")}>
              {text.missed}
            </Action>
            <Action look="quiet" onClick={onMove}>
              {text.move}
            </Action>
          </div>
          <p className={styles.note}>{isMissable ? text.moveNote : text.missableFrom(formatHour(missableFrom))}</p>
        </>
      ) : null}
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type LinkFormProps = { link: string | null; onLink: (link: string) => Promise<void> };

function LinkForm({ link, onLink }: LinkFormProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("link");
    const address = typeof given === "string" ? given.trim() : "";
    if (!/^https:\/\/[^\s/]+\.[^\s/]+/.test(address)) return setError(text.link.wrong);
    setError(undefined);
    setIsBusy(true);
    await onLink(address).finally(() => setIsBusy(false));
  };
  return (
    <form className={`${styles.link} stack gap-2 at-start`} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Field
        name="link"
        type="url"
        label={text.link.label}
        hint={text.link.hint}
        error={error}
        defaultValue={link ?? ""}
        maxLength={500}
      />
      <Action type="submit" disabled={isBusy}>
        {text.link.save}
      </Action>
    </form>
  );
}
