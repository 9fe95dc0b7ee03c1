import type { Report, ReportChannel } from "@app/contract/staff/reported-answers";
import type { AnswerSpec, Option } from "@app/engine/intake/questionnaire/question";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { REGIONS } from "@app/engine/intake/questionnaire/regions";
import { type FormEvent, useId, useState } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import type { ReportedAnswer } from "../data/member-writes.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import { useWrite } from "../parts/use-write.ts";
import styles from "./side.module.css";

const copy = memberCopy.reported;
type Kind = Report["kind"];
type PainRegion = Extract<Report, { kind: "pain" }>["region"];
const KINDS = Object.keys(copy.kinds) as Kind[];
const CHANNELS = Object.keys(copy.channels) as ReportChannel[];

type ReportedAnswerFormProps = {
  name: string;
  /** The member's day, the latest on which it can have been said. */
  today: string;
  send: (answer: ReportedAnswer) => Promise<void>;
  onKept: () => void;
};

/** What a member told a professional: it changes the answers, and with them the plan, at once. */
export function ReportedAnswerForm({ name, today, send, onKept }: ReportedAnswerFormProps) {
  const id = useId();
  const [kind, setKind] = useState<Kind>("allergy");
  const { state, run, resetKey, fail } = useWrite();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy) return;
    const typed = new FormData(event.currentTarget);
    const report = reportOf(kind, typed);
    const reportedOn = textOf(typed, "reportedOn");
    if (!report) return fail(copy.empty[kind]);
    if (reportedOn === "" || reportedOn > today) return fail(copy.badDay);
    const channel = textOf(typed, "channel") as ReportChannel;
    if (await run((key) => send({ key, reportedOn, channel, report }))) onKept();
  };
  return (
    <form
      className={`${styles.form} stack gap-2 at-start`}
      noValidate
      aria-describedby={`${id}-message`}
      onSubmit={(event) => void submit(event)}
      onChange={resetKey}
    >
      <p className={parts.hint}>{copy.effect(name)}</p>
      <div>
        <Select label={copy.kind} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {copy.kinds[one]}
            </option>
          ))}
        </Select>
      </div>
      <div key={kind}>
        <KindFields kind={kind} />
      </div>
      <div>
        <Select label={copy.channel} name="channel">
          {CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {copy.channels[channel]}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Field type="date" label={copy.day} name="reportedOn" defaultValue={today} max={today} />
      </div>
      <p className={parts.error} id={`${id}-message`} role="alert">
        {state.error}
      </p>
      <TeamButton type="submit" tone="action" isOff={state.isBusy}>
        {state.isBusy ? copy.sending : copy.send}
      </TeamButton>
    </form>
  );
}

function KindFields({ kind }: { kind: Kind }) {
  switch (kind) {
    case "allergy":
      return (
        <>
          <Choices name="items" legend={copy.allergies} options={optionsOf("s12", "items")} />
          <Field label={copy.otherAllergy} name="other" maxLength={120} autoComplete="off" />
          <Checkbox name="severe">{copy.severe}</Checkbox>
        </>
      );
    case "condition":
      return (
        <>
          <Choices name="marked" legend={copy.conditions} options={optionsOf("s9", "marked")} />
          <Field label={copy.otherCondition} name="name" maxLength={120} autoComplete="off" />
        </>
      );
    case "medicine":
      return <Field label={copy.medicine} name="name" maxLength={60} autoComplete="off" />;
    case "eating":
      return <OneOf label={copy.eating} name="eating" options={optionsOf("f1")} />;
    case "pain":
      return (
        <>
          <OneOf label={copy.region} name="region" options={REGIONS} />
          <OneOf label={copy.pain} name="pain" options={LEVELS} />
        </>
      );
  }
}

const LEVELS: Option[] = Array.from({ length: 11 }, (_, level) => ({ value: level, text: String(level) }));

function Choices({ name, legend, options }: { name: string; legend: string; options: readonly Option[] }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, text }) => (
        <Checkbox key={value} name={name} value={value} size="small">
          {text}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function OneOf({ label, name, options }: { label: string; name: string; options: readonly Option[] }) {
  return (
    <Select label={label} name={name} defaultValue="">
      <option value="">{copy.choose}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** The questionnaire's own choices; "none of them" is nothing that somebody tells. */
function optionsOf(question: "s9" | "s12" | "f1", field?: string): readonly Option[] {
  const { spec } = getQuestion(question);
  const asked: AnswerSpec | undefined = field && spec.kind === "fields" ? spec.fields[field]?.spec : spec;
  return asked && "options" in asked ? asked.options.filter(({ value }) => value !== "nenhuma") : [];
}

const textOf = (typed: FormData, name: string): string => {
  const value = typed.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Null when nothing was said. */
function reportOf(kind: Kind, typed: FormData): Report | null {
  const all = (name: string) => typed.getAll(name).map(String);
  switch (kind) {
    case "allergy": {
      const [items, other] = [all("items"), textOf(typed, "other")];
      return items.length > 0 || other ? { kind, items, other, severe: typed.has("severe") } : null;
    }
    case "condition": {
      const [marked, name] = [all("marked"), textOf(typed, "name")];
      return marked.length > 0 || name ? { kind, marked, name } : null;
    }
    case "medicine": {
      const name = textOf(typed, "name");
      return name.length > 1 ? { kind, name } : null;
    }
    case "eating": {
      const eating = textOf(typed, "eating");
      return eating ? { kind, eating } : null;
    }
    case "pain": {
      const [region, pain] = [textOf(typed, "region"), textOf(typed, "pain")];
      return region && pain ? { kind, region: region as PainRegion, pain: Number(pain) } : null;
    }
  }
}
