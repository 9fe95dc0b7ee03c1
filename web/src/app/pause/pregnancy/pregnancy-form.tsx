import type { PauseView } from "@app/contract/pause";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { pregnancyCopy as copy, pauseCopy } from "../../../content/app/pause.ts";
import { Button } from "../../../ui/core/button.tsx";
import { RuledList } from "../../../ui/display/ruled-list.tsx";
import { RadioCard } from "../../../ui/forms/radio-cards.tsx";
import { Columns } from "../columns.tsx";
import { LeaveAsIs, Refusal, useOffline } from "../form-parts.tsx";
import { fullDay } from "../pause-days.ts";
import { usePauseChange } from "../use-pause-change.ts";
import { PersonBy } from "./person-by.tsx";
import styles from "./pregnancy.module.css";

type PregnancyFormProps = { view: PauseView; reasons: ReactNode; id: string };

const CHOICES = ["keep", "refund", "talk"] as const;

/** Closes at once: who comes, until when, and what the member may choose afterwards. */
export function PregnancyForm({ view, reasons, id }: PregnancyFormProps) {
  const name = useId();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>("keep");
  const navigate = useNavigate();
  // The refund without conditions stands where the answer to a pregnancy does.
  const change = usePauseChange(() => {
    if (choice === "refund") void navigate(appPaths.intakeResult);
  });
  const isOffline = useOffline();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ kind: "start", pause: { _id: id, reason: "gravidez" } });
      }}
    >
      <Columns aside={<Kept />}>
        {reasons}
        <section className={`${styles.sheet} quiet-panel stack gap-4`} aria-labelledby="fecha">
          <h2 id="fecha" className={styles.title}>
            {copy.title}
          </h2>
          <p>{copy.text}</p>
          {view.personBy ? <PersonBy by={view.personBy} /> : null}
        </section>
        <fieldset className={styles.choices} role="radiogroup" aria-labelledby={`${name}-title`}>
          <legend>
            <h2 id={`${name}-title`}>{copy.after}</h2>
          </legend>
          {CHOICES.map((value) => (
            <RadioCard
              key={value}
              className={styles.choice ?? ""}
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => setChoice(value)}
            >
              <span>
                <b>{copy.choices[value].title}</b>
                <small>{copy.choices[value].text(view.validUntil ? fullDay(view.validUntil) : "")}</small>
              </span>
            </RadioCard>
          ))}
        </fieldset>
        <div className="stack gap-4">
          <Refusal isOffline={isOffline} error={change.error} fallback={pauseCopy.failed} />
          <Button
            className={styles.submit}
            type="submit"
            disabled={isOffline}
            busy={change.isPending}
            busyLabel={copy.saving}
          >
            {copy.submit}
          </Button>
          <LeaveAsIs>{copy.leave}</LeaveAsIs>
        </div>
      </Columns>
    </form>
  );
}

/** What stays the member's, and who reads why. */
export const Kept = () => (
  <section className={`${styles.kept} stack gap-3`} aria-labelledby="continua">
    <h2 id="continua">{copy.yours}</h2>
    <RuledList>
      {copy.kept.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <small>{text}</small>
        </li>
      ))}
    </RuledList>
    <p className="caption">{copy.readers}</p>
  </section>
);
